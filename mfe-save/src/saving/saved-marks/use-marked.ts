import { useStore } from '@nanostores/react'
import type { Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { useMemo } from 'react'
import { heldMarks } from './held-marks.ts'

/** A pin with the mark that is held for it, while its own answer is still on its way. */
export function useMarked<Shown extends Pin>(pin: Shown | undefined): Shown | undefined {
  const marks = useStore(heldMarks(useShell().queries))
  const mark = pin === undefined ? undefined : marks.get(pin.id)
  return useMemo(
    () => (pin === undefined || mark === undefined ? pin : { ...pin, pinned_to_board: mark }),
    [pin, mark],
  )
}
