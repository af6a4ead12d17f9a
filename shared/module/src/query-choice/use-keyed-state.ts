import { type Dispatch, type SetStateAction, useState } from 'react'

/**
 * Keeps state that belongs to a key, such as the query of a list. Another key starts over, and a
 * late change for an earlier key is dropped.
 */
export function useKeyedState<Value>(
  key: string,
  initial: Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [kept, setKept] = useState({ key, value: initial })
  // React renders again with the changed state before it shows anything.
  if (kept.key !== key) setKept({ key, value: initial })
  const set: Dispatch<SetStateAction<Value>> = (next) =>
    setKept((before) => {
      if (before.key !== key) return before
      return { key, value: next instanceof Function ? next(before.value) : next }
    })
  return [kept.key === key ? kept.value : initial, set]
}
