import { layoutWide } from '@tessera/contracts/measure-values'
import { cardCorner } from '@tessera/ui/grid/card-corner'
import {
  appendTiles,
  emptyLayout,
  type GridCorner,
  gridShape,
  layoutHeight,
  tileRatio,
} from '@tessera/ui/grid/layout'
import { textScale } from '@tessera/ui/text-scale'
import { markKept } from './mark-kept.ts'

const pixels = (length: number): string => `${length}px`

/**
 * Places the card that stands beside the first rows on a wide screen, as the home page does, and
 * returns the corner that it takes.
 */
function placeCard(drawn: HTMLElement, list: HTMLElement, page: Window): GridCorner | undefined {
  const card = drawn.querySelector<HTMLElement>('.d-card')
  const head = drawn.querySelector<HTMLElement>('.d-head')
  if (card === null || head === null) return undefined
  const isWide = page.innerWidth > layoutWide
  card.toggleAttribute('data-placed', isWide)
  head.style.paddingInlineEnd = ''
  if (!isWide) return undefined
  const header = Number.parseFloat(getComputedStyle(list).scrollMarginTop)
  const room = {
    width: list.clientWidth,
    screen: page.innerHeight - header,
    height: Number(card.dataset.height),
  }
  head.style.paddingInlineEnd = pixels(cardCorner({ ...room, head: 0 }).inlineSize)
  // The words above the grid may need another line beside the card.
  const { inlineSize, blockSize, corner } = cardCorner({ ...room, head: head.offsetHeight })
  card.style.inlineSize = pixels(inlineSize)
  card.style.blockSize = pixels(blockSize)
  return corner
}

function colorPictures(drawn: HTMLElement): void {
  for (const element of drawn.querySelectorAll<HTMLElement>('[data-color]'))
    element.style.backgroundColor = element.dataset.color ?? ''
}

/** Puts the tiles of a drawn page where the grid will have them, by the grid's own layout. */
export function placeTiles(drawn: HTMLElement, page: Window): void {
  colorPictures(drawn)
  markKept(drawn, page)
  const list = drawn.querySelector<HTMLElement>('.d-tiles')
  if (list === null) return
  const corner = placeCard(drawn, list, page)
  const shape = { ...gridShape(list.clientWidth, textScale()), corner }
  const tiles = [...list.children].filter((tile) => tile instanceof HTMLElement)
  const layout = appendTiles(
    emptyLayout(shape),
    tiles.map((tile) => {
      const picture = tile.querySelector('img')
      const [width, height] = ['width', 'height'].map((name) => Number(picture?.getAttribute(name)))
      const ratio = tileRatio({ width: width ?? 0, height: height ?? 0 })
      return {
        id: '',
        ratio,
        title: tile.querySelector('.d-caption')?.firstChild?.textContent ?? '',
      }
    }),
  )
  const turn = getComputedStyle(list).direction === 'rtl' ? -1 : 1
  layout.places.forEach(({ x, top, height, lines }, index) => {
    const style = tiles[index]?.style
    if (style === undefined) return
    style.inlineSize = pixels(shape.tileWidth)
    style.blockSize = pixels(height)
    style.transform = `translate(${turn * x}px, ${top}px)`
    style.setProperty('--tile-lines', String(lines))
    style.setProperty('--tile-caption', pixels(shape.caption + (lines - 1) * shape.titleLine))
  })
  list.style.blockSize = pixels(layoutHeight(layout))
  list.dataset.placed = ''
}
