import { limits } from '@tessera/contracts/limits'
import type { QrOutcome } from './tables.ts'

/** The smallest and the largest number with two digits. */
const [least, most] = [10, 99]

/** Returns the numbers that a phone shows, in its order, and the right one among them. */
export function numbersToCompare(randomBelow: (end: number) => number): {
  readonly number: number
  readonly numbers: readonly number[]
} {
  const numbers = new Set<number>()
  while (numbers.size < limits.qrNumbers) numbers.add(least + randomBelow(most - least + 1))
  const shown = [...numbers]
  return { number: shown[randomBelow(shown.length)] ?? least, numbers: shown }
}

interface Request {
  readonly number: number
  readonly sessionId: string | null
  readonly outcome: QrOutcome | null
}

/** Returns what the browser that asks is told; it learns the number once a phone is there. */
export function tellAsker(request: Request | undefined): {
  readonly state: 'waiting' | 'opened' | QrOutcome | 'gone'
  readonly number: number | null
} {
  if (request === undefined) return { state: 'gone', number: null }
  if (request.outcome !== null) return { state: request.outcome, number: null }
  if (request.sessionId === null) return { state: 'waiting', number: null }
  return { state: 'opened', number: request.number }
}

/** True when both countries are known and differ. */
export const isElsewhere = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other
