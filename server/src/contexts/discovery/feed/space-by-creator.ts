import type { PinId, UserId } from '@tessera/contracts/ids'
import { mix, type Rhythm, type WaitingPins } from './mix.ts'

/** A pin that a list could hold. */
export interface Candidate {
  readonly id: PinId
  readonly originId: PinId
  readonly creatorId: UserId
}

/** Max positions to look ahead for another creator's pin. */
const reach = 100

const nobody = { count: 0, run: null }

/**
 * Mixes sources into one list: each idea once, in the first source that has it, and spaced by
 * creator where possible.
 */
export function spaceByCreator<Name extends string>(
  sources: ReadonlyMap<Name, readonly Candidate[]>,
  cycle: readonly Name[],
  most: number,
): readonly Candidate[] {
  const seen = new Set<PinId>()
  const byId = new Map<PinId, Candidate>()
  const waiting = new Map<Name, WaitingPins>()
  for (const [name, candidates] of sources) {
    const own = candidates.filter(({ originId }) => !seen.has(originId) && seen.add(originId))
    for (const candidate of own) byId.set(candidate.id, candidate)
    const offers = own.map(({ id, creatorId }, place) => ({ id, creatorId, place: BigInt(place) }))
    waiting.set(name, { offers, reach, ahead: [], aheadMax: Number.POSITIVE_INFINITY })
  }
  const rhythm: Rhythm<Name> = { names: [...sources.keys()], cycle }
  return mix(rhythm, waiting, nobody, most).taken.flatMap(({ offer }) => {
    const candidate = byId.get(offer.id)
    return candidate === undefined ? [] : [candidate]
  })
}
