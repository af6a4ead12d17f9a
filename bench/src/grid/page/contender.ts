import type { PinTileData } from '@tessera/ui/pin-tile'

/** A mounted grid. */
interface MountedGrid {
  /** Shows these pins, which start with the current ones, synchronously. */
  show(pins: readonly PinTileData[]): void
  unmount(): void
}

/** Mounts one of the compared grids. */
export type Contender = (root: HTMLElement, pins: readonly PinTileData[]) => MountedGrid
