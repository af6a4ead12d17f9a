import type { PinTileData } from '@tessera/ui/pin-tile'

/** A grid that is on the page. */
interface MountedGrid {
  /** Shows these pins, which begin with those it shows, before it returns. */
  show(pins: readonly PinTileData[]): void
  unmount(): void
}

/** One of the grids that are measured beside each other. */
export type Contender = (root: HTMLElement, pins: readonly PinTileData[]) => MountedGrid
