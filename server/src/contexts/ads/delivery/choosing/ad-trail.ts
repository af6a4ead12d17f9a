import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { stableHash } from '../../../base/stable-hash.ts'

/** What a list remembers of its ads between its pages. */
export interface AdTrail {
  /** Chosen at random for each list: decides which paced ads take part in it. */
  readonly seed: string
  /** The marks of the ads that were shown, the latest ones last. */
  readonly shown: readonly string[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Returns four letters for an id. Two ids that share them are taken for one in a list. */
export function markOf(id: string): string {
  const hash = stableHash(id)
  return [0, 6, 12, 18].map((shift) => letters[(hash >>> shift) & 63]).join('')
}

/** Returns the trail of a new list, from an id that no other list has. */
export const newTrail = (id: string): AdTrail => ({ seed: markOf(id), shown: [] })

/** Adds ads to a trail, which keeps the latest ones. */
export const withShown = ({ seed, shown }: AdTrail, marks: readonly string[]): AdTrail => ({
  seed,
  shown: [...shown, ...marks].slice(-limits.adsOfList),
})

/** A trail as part of a bookmark. */
export const WrittenTrail = z.string().check(z.regex(/^(?:[\w-]{4}){1,16}$/))

/** Writes a trail into a bookmark. */
export const trailText = ({ seed, shown }: AdTrail): string => seed + shown.join('')

/** Reads what `trailText` wrote. */
export function trailOf(text: string): AdTrail {
  const [seed = '', ...shown] = text.match(/.{4}/g) ?? []
  return { seed, shown }
}
