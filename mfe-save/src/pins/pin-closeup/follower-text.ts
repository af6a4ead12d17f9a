import { words } from './words.ts'

/** How many follow somebody, short and as the reader's language writes it: 12,345 is '12K followers'. */
export function followerText(count: number, locale: string): string {
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count)
  const isOne = new Intl.PluralRules(locale).select(count) === 'one'
  return isOne ? words.follower({ count: short }) : words.followers({ count: short })
}
