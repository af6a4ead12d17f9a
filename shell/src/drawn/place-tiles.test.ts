// @vitest-environment jsdom
import { cardCorner } from '@tessera/ui/grid/card-corner'
import { appendTiles, emptyLayout, gridShape, layoutHeight } from '@tessera/ui/grid/layout'
import { afterEach, expect, test, vi } from 'vitest'
import { placeTiles } from './place-tiles.ts'

const real = window.getComputedStyle
afterEach(() => vi.restoreAllMocks())

const titleAt = (index: number) => 'Oak shelf '.repeat(1 + (index % 4))
const heights = [300, 420, 180, 640, 236, 900, 60, 350, 511, 222]

interface Drawing {
  readonly width: number
  readonly direction?: 'ltr' | 'rtl'
  readonly text?: number
  /** Height of the words above the grid, beside a card. */
  readonly head?: number
}

/** Draws a page in a window of this width, and returns its parts. */
function drawnIn({ width, direction = 'ltr', text = 16, head }: Drawing) {
  const card =
    head === undefined
      ? ''
      : '<div class="d-head"></div><div class="d-card" data-height="764"></div>'
  const tiles = heights.map(
    (height, index) =>
      `<li><img width="236" height="${height}"><span class="d-caption"><span>${titleAt(index)}</span><span>Mira</span></span></li>`,
  )
  document.body.innerHTML = `<div id="drawn">${card}<ul class="d-tiles">${tiles.join('')}</ul><i data-color="#203a33"></i></div>`
  const [drawn, list] = ['#drawn', '.d-tiles'].map((name) =>
    document.querySelector<HTMLElement>(name),
  )
  if (!drawn || !list) throw new Error('Nothing is drawn.')
  vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(width - 48)
  const above = drawn.querySelector<HTMLElement>('.d-head')
  if (above) vi.spyOn(above, 'offsetHeight', 'get').mockReturnValue(head ?? 0)
  const styles = { direction, scrollMarginTop: '80px', fontSize: `${text}px` }
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      new Proxy(real.call(window, element), {
        get: (style, name) => Reflect.get(styles, name) ?? Reflect.get(style, name),
      }),
  )
  Object.assign(window, { innerWidth: width, innerHeight: 900 })
  placeTiles(drawn, window)
  const places = [...list.children].map((tile) => {
    const { inlineSize, blockSize, transform } =
      tile instanceof HTMLElement ? tile.style : document.body.style
    return [inlineSize, blockSize, transform]
  })
  return { drawn, list, places }
}

/** The places that the grid gives the same tiles. */
function gridPlaces({ width, text = 16, direction, head }: Drawing) {
  const room = width - 48
  const card = { width: room, screen: 820, height: 764, head: head ?? 0 }
  const corner = head === undefined || width <= 1275 ? undefined : cardCorner(card).corner
  const shape = { ...gridShape(room, text / 16), corner }
  const items = heights.map((height, index) => ({
    id: '',
    ratio: Math.min(3, Math.max(0.4, height / 236)),
    title: titleAt(index),
  }))
  const layout = appendTiles(emptyLayout(shape), items)
  const turn = direction === 'rtl' ? -1 : 1
  return {
    height: `${layoutHeight(layout)}px`,
    places: layout.places.map(({ x, top, height }) => [
      `${shape.tileWidth}px`,
      `${height}px`,
      // As jsdom writes it.
      top === 0 ? `translate(${turn * x}px)` : `translate(${turn * x}px, ${top}px)`,
    ]),
  }
}

test.each<Drawing>([
  ...[320, 390, 599, 648, 768, 870, 1024, 1275, 1276, 1440, 1920, 2560].map((width) => ({ width })),
  ...[390, 1440].map((width) => ({ width, direction: 'rtl' as const })),
  ...[320, 390, 1440].map((width) => ({ width, text: 32 })),
  ...[390, 1275, 1280, 1440, 1920].map((width) => ({ width, head: 150 })),
])('a drawn page has its tiles where the grid will have them: %o', (drawing) => {
  const { list, places } = drawnIn(drawing)
  const grid = gridPlaces(drawing)
  expect(places).toEqual(grid.places)
  expect(list.style.blockSize).toBe(grid.height)
  expect(list.dataset.placed).toBe('')
})

test('the card stands beside the first rows on a wide screen, and is left out elsewhere', () => {
  const card = (drawing: Drawing) => drawnIn(drawing).drawn.querySelector<HTMLElement>('.d-card')
  expect(card({ width: 1440, head: 150 })?.style.blockSize).toBe('764px')
  expect(card({ width: 1440, head: 150 })?.hasAttribute('data-placed')).toBe(true)
  expect(card({ width: 1275, head: 150 })?.hasAttribute('data-placed')).toBe(false)
})

test('a part that a kept choice of the reader changes is marked on a wide page, before tiles are placed', () => {
  const isMarked = (width: number, kept?: string) => {
    localStorage.clear()
    if (kept !== undefined) localStorage.setItem('a.column', kept)
    document.body.innerHTML =
      '<div id="drawn"><div data-kept="a.column=open"><ul class="d-tiles"></ul></div></div>'
    Object.assign(window, { innerWidth: width })
    placeTiles(document.body, window)
    return document.querySelector('[data-is-kept]') !== null
  }
  expect([isMarked(1276, 'open'), isMarked(1275, 'open'), isMarked(1276, 'no')]).toEqual([
    true,
    false,
    false,
  ])
  expect(isMarked(1276)).toBe(false)
})

test('pictures have their color until they load', () => {
  const { drawn } = drawnIn({ width: 390 })
  expect(drawn.querySelector('i')?.style.backgroundColor).toBe('rgb(32, 58, 51)')
})
