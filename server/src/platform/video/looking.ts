import type { LookedInto } from './port.ts'

/** Gives the bytes from a place on, as many as asked for; undefined where they are not there. */
export type Look = (first: number, length: number) => Promise<DataView | undefined>

const windowBytes = 16 * 1024

/** So often may a file be looked into: enough for hours of video, and an end for any file. */
const looksMax = 10_000

/** How often a file may be looked into by several windows together. */
export interface LookBudget {
  left: number
}

/** Looks into a file through a window, so that neighbours are read once, and not without end. */
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
