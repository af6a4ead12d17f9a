import { plural } from '@tessera/contracts/messages'
import { counted } from '../../saving/words.ts'

const compact = { notation: 'compact', maximumFractionDigits: 1 } as const

/** Returns a short number of followers in the reader's language: 12,345 is '12K followers'. */
export const followerText = (count: number, locale: string): string =>
  plural(count, counted.followers, locale, compact)
