import { sha256OfText } from '../secrets/sha256.ts'
import type { ExperimentProvider } from './port.ts'

/** A share of the visitors, in percent, that gets an arm. */
export interface ArmShare {
  readonly experiment: string
  readonly arm: string
  readonly percent: number
}

/**
 * Returns a visitor's position in an experiment, from 0 up to 100, independent of other
 * experiments.
 */
const placeOf = (experiment: string, visitor: string): number =>
  (Number.parseInt(sha256OfText(`${experiment} ${visitor}`).slice(0, 8), 16) / 2 ** 32) * 100

/**
 * Chooses arms by fixed shares. A visitor keeps an arm when its share grows; visitors outside all
 * shares get the default.
 */
export const shareProvider = (shares: readonly ArmShare[]): ExperimentProvider => ({
  async resolveStringEvaluation(experiment, fallback, { targetingKey }) {
    const place = placeOf(experiment, targetingKey)
    let end = 0
    for (const share of shares) {
      if (share.experiment !== experiment) continue
      end += share.percent
      if (place < end) return { value: share.arm }
    }
    return { value: fallback }
  },
})
