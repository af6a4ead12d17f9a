import { type PointerEvent, useReducer, useState } from 'react'
import { whenPressEnds } from './press-end.ts'
import { actAt } from './tile-at.ts'

/** A press on a tile, from the pointer's down until its click has been handled. */
export interface Press {
  isDown: boolean
  /** True when something waits for the end of the press. */
  isDue: boolean
}

/** Follows presses on the tiles of a grid, which stay where they are until the press is over. */
export function usePress() {
  const [press] = useState<Press>(() => ({ isDown: false, isDue: false }))
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
  const onPointerDown = (event: PointerEvent) => {
    if (press.isDown || event.button !== 0 || actAt(event.target) === null) return
    press.isDown = true
    whenPressEnds(window, event, () => {
      press.isDown = false
      if (press.isDue) renderAgain()
      press.isDue = false
    })
  }
  return { press, onPointerDown }
}

/** Returns a value that stays the same while a tile is pressed. */
export function useStill<Value>(value: Value, press: Press): Value {
  const [kept] = useState({ value })
  if (press.isDown && kept.value !== value) press.isDue = true
  else kept.value = value
  return kept.value
}
