import { limits } from '@tessera/contracts/limits'

const day = 86_400_000

/** The day until which something deleted now can be brought back, as a person reads it. */
export function trashDay(now: Date, locale: string): string {
  const last = new Date(now.getTime() + limits.trashDays * day)
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(last)
}
