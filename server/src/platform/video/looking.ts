import type { LookedInto } from './port.ts'

/** Returns bytes at an offset; undefined past the end. */
export type Look = (first: number, length: number) => Promise<DataView | undefined>

const windowBytes = 16 * 1024

/** Max reads of one file: enough for hours of video. */
const looksMax = 10_000

/** Max reads of one file through several windows together. */
export interface LookBudget {
  left: number
}

/** Reads a file through a window, so that neighboring bytes are read once; limits the reads. */
export function looking(file: LookedInto, budget: LookBudget = { left: looksMax }): Look {
  let from = 0
  let window = new Uint8Array()
  return async (first, length) => {
    budget.left -= 1
    if (budget.left < 0 || first < 0 || length > windowBytes) return undefined
    if (first + length > file.size) return undefined
    if (first < from || first + length > from + window.byteLength) {
      from = first
      window = new Uint8Array(await file.read(first, Math.min(windowBytes, file.size - first)))
    }
    const at = first - from
    if (at + length > window.byteLength) return undefined
    return new DataView(window.buffer, window.byteOffset + at, length)
  }
}
