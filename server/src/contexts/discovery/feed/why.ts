import { PinWhy } from '@tessera/contracts/entities/pin'
import { z } from '@tessera/contracts/schema'
import type { Source } from './offers.ts'

/** Returns a reason as the list of a member's home stores it: the source, and its name after a space. */
export const writtenWhy = ({ source, name }: PinWhy): string =>
  name === undefined ? source : `${source} ${name}`

/** The reasons of what stands in no list of a member's own. */
const whyOfSource = { popular: 'popular', fresh: 'fresh' } as const

/**
 * Returns the reason that a pin is in a home feed: as its list stored it, else by the source that it came
 * from. Undefined for promoted pins, and for lists of an earlier release.
 */
export function whyOf(source: Source, written: string | undefined): PinWhy | undefined {
  if (source === 'promoted') return undefined
  if (source !== 'personal') return { source: whyOfSource[source] }
  const [word = '', ...rest] = (written ?? '').split(' ')
  const parsed = z.safeParse(
    PinWhy,
    rest.length > 0 ? { source: word, name: rest.join(' ') } : { source: word },
  )
  return parsed.success ? parsed.data : undefined
}
