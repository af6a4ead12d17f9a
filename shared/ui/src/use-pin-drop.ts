import { type DragEvent, useRef, useState } from 'react'
import { carriedPins, carriesPins } from './grid/carried-pins.ts'

interface PinDrop {
  /** True while pins are dragged over the target. */
  readonly over: boolean
  /** Props of the element where pins can be dropped. */
  readonly target: {
    onDragEnter(event: DragEvent): void
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent): void
    onDrop(event: DragEvent): void
  }
}

/**
 * Makes an element a target for pins that are dragged from a grid: one pin, or the whole selection.
 *
 *     const { over, target } = usePinDrop((pinIds) => move(pinIds, section))
 *     <li {...target} data-over={over || undefined}>…</li>
 */
export function usePinDrop(onDrop: (pinIds: readonly string[]) => void): PinDrop {
  const [over, setOver] = useState(false)
  // Entering a child fires before leaving its parent, so both are counted.
  const depth = useRef(0)
  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  const hold = (event: DragEvent) => {
    if (!carriesPins(event.dataTransfer)) return false
    event.preventDefault()
    return true
  }
  return {
    over,
    target: {
      onDragEnter: (event) => {
        if (hold(event)) enter(1)
      },
      onDragOver: (event) => {
        if (hold(event)) event.dataTransfer.dropEffect = 'move'
      },
      onDragLeave: (event) => {
        if (carriesPins(event.dataTransfer)) enter(-1)
      },
      onDrop: (event) => {
        if (!hold(event)) return
        enter(-depth.current)
        const ids = carriedPins(event.dataTransfer)
        if (ids.length > 0) onDrop(ids)
      },
    },
  }
}
