import { words } from './words.ts'

/** Returns a short number of followers in the reader's language: 12,345 is '12K followers'. */
export function followerText(count: number, locale: string): string {
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count)
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return isOne ? words.follower({ count: short }) : words.followers({ count: short })
}
