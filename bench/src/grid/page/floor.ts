import {
  appendTiles,
  emptyLayout,
  type GridLayout,
  gridShape,
  layoutHeight,
  tileRatio,
} from '@tessera/ui/grid/layout'
import { mountedStretch, tilesWithin } from '@tessera/ui/grid/window'
import type { PinTileData } from '@tessera/ui/pin-tile'
import type { Contender } from './contender.ts'
import { drawnTile, type TileParts } from './tile-parts.ts'

const itemsOf = (pins: readonly PinTileData[]) =>
  pins.map(({ id, image, title }) => ({ id, ratio: tileRatio(image), title }))

/** The lower bound: plain elements of the product's tile, updated by hand and recycled. */
export const floor: Contender = (root, first) => {
  let pins = first
  const list = root.appendChild(document.createElement('ul'))
  list.style.cssText = 'position:relative'
  const shape = gridShape(root.clientWidth)
  let layout: GridLayout = appendTiles(emptyLayout(shape), itemsOf(pins))
  const mounted = new Map<number, TileParts>()
  const free: TileParts[] = []
  let from = Number.NaN

  const put = (index: number) => {
    const [pin, place] = [pins[index], layout.places[index]]
    if (pin === undefined || place === undefined) return
    const parts = free.pop() ?? drawnTile(list, shape, pin)
    parts.write(pin, index, place)
    mounted.set(index, parts)
  }
  const look = (grown = false) => {
    const stretch = mountedStretch(-list.getBoundingClientRect().top, window.innerHeight)
    if (stretch.from === from && !grown) return
    from = stretch.from
    const wanted = new Set(tilesWithin(layout, stretch))
    for (const [index, parts] of mounted) {
      if (wanted.has(index)) continue
      mounted.delete(index)
      free.push(parts)
    }
    for (const index of wanted) if (!mounted.has(index)) put(index)
  }
  const onScroll = () => look()
  addEventListener('scroll', onScroll, { passive: true })
  const resize = () => {
    list.style.height = `${layoutHeight(layout)}px`
    look(true)
  }
  resize()
  return {
    show(more) {
      layout = appendTiles(layout, itemsOf(more.slice(pins.length)))
      pins = more
      resize()
    },
    unmount() {
      removeEventListener('scroll', onScroll)
      list.remove()
    },
  }
}
