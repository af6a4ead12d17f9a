import type { PinTileData } from '@tessera/ui/pin-tile'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Contender } from './contender.ts'

/** Mounts a grid that is a React component. */
export function reactContender(
  Grid: ComponentType<{ readonly pins: readonly PinTileData[] }>,
): Contender {
  return (element, first) => {
    const root = createRoot(element)
    const show = (pins: readonly PinTileData[]) =>
      flushSync(() => root.render(createElement(Grid, { pins })))
    show(first)
    return { show, unmount: () => root.unmount() }
  }
}
