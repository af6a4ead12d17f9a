import { limits } from '@tessera/contracts/limits'

const day = 86_400_000

/** Formats the last day to restore something that is deleted now. */
export function trashDay(now: Date, locale: string): string {
  const last = new Date(now.getTime() + limits.trashDays * day)
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(last)
}
