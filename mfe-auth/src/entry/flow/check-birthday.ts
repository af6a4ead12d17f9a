import { pageMessages } from '@tessera/contracts/errors/page-errors'
import { limits } from '@tessera/contracts/limits'
import { inPageLanguage } from '@tessera/contracts/messages'
import { words } from '../../words.ts'

/** Returns a birthday in the service's format: seconds since 1970, negative before it. */
export function birthdaySeconds(birthday: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(`${birthday}T00:00:00Z`)
  // Date.UTC turns February 30 into a day in March.
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.getTime() / 1_000 : undefined
}

function ageAt(birthday: Date, today: Date): number {
  const years = today.getFullYear() - birthday.getUTCFullYear()
  const months = today.getMonth() - birthday.getUTCMonth()
  const before = months < 0 || (months === 0 && today.getDate() < birthday.getUTCDate())
  return before ? years - 1 : years
}

/**
 * Returns the error of a birthday. An age below the minimum is no error: a step of its own asks.
 */
export function birthdayFault(birthday: string, today: Date): string | undefined {
  if (birthday === '') return words.birthdayMissing()
  const seconds = birthdaySeconds(birthday)
  if (seconds === undefined) return words.birthdayInvalid()
  const date = new Date(seconds * 1_000)
  const afterNewYear = date.getTime() > Date.UTC(today.getFullYear(), 0, 1)
  if (afterNewYear) return words.birthdayInvalid()
  return ageAt(date, today) > limits.ageMaximum
    ? inPageLanguage(pageMessages['age-over'])
    : undefined
}

/** True when the birthday makes somebody younger than the minimum age. */
export function isUnderage(
  birthday: string,
  given: { readonly today: Date; readonly rules: { readonly age_minimum: number } },
): boolean {
  const seconds = birthdaySeconds(birthday)
  if (seconds === undefined) return false
  return ageAt(new Date(seconds * 1_000), given.today) < given.rules.age_minimum
}
