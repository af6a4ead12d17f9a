import '@tessera/ui/tokens.css'
import '@tessera/ui/base.css'
import type { PinTileData } from '@tessera/ui/pin-tile'
import { madePins } from '../pins.ts'
import type { Contender } from './contender.ts'
import { floor } from './floor.ts'
import { masonic } from './masonic.tsx'
import { scrollThrough, settled, topOf, topTile } from './measures.ts'
import { ours } from './ours.tsx'
import { virtua } from './virtua.tsx'

const contenders: Readonly<Record<string, Contender>> = { ours, virtua, masonic, floor }

function start(name: string, count: number) {
  const contender = contenders[name]
  const root = document.querySelector<HTMLElement>('#root')
  if (contender === undefined || root === null) throw new Error(`There is no grid named ${name}.`)
  let pins: readonly PinTileData[] = madePins(0, count)
  let grid = contender(root, pins)
  addEventListener('popstate', () => {
    grid = contender(root, pins)
  })
  return {
    scrollThrough,
    settled,
    topTile,
    topOf,
    /** Appends a page of pins and returns the time until layout. */
    async append(): Promise<number> {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      await settled()
      const more = [...pins, ...madePins(pins.length, 25)]
      const started = performance.now()
      grid.show(more)
      document.body.getBoundingClientRect()
      pins = more
      return performance.now() - started
    },
    /** Navigates to another page of the same document. */
    leave() {
      grid.unmount()
      history.pushState(null, '', '/elsewhere')
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

declare global {
  /** Functions that the driver calls in the page. */
  var gridBench: ReturnType<typeof start>
}

const asked = new URLSearchParams(location.search)
globalThis.gridBench = start(asked.get('grid') ?? '', Number(asked.get('count')))
