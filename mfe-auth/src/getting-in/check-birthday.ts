import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { limits } from '@tessera/contracts/limits'
import { words } from '../words.ts'

/** A birthday as the service takes it: seconds since 1970, negative before. */
export function birthdaySeconds(birthday: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(`${birthday}T00:00:00Z`)
  // 30 February would become a day in March.
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.getTime() / 1_000 : undefined
}

function ageAt(birthday: Date, today: Date): number {
  const years = today.getFullYear() - birthday.getUTCFullYear()
  const months = today.getMonth() - birthday.getUTCMonth()
  const before = months < 0 || (months === 0 && today.getDate() < birthday.getUTCDate())
  return before ? years - 1 : years
}

/** What is wrong with a birthday, on a day and for the age that is asked of people. */
export function birthdayFault(
  birthday: string,
  given: { readonly brand: string; readonly today: Date },
): string | undefined {
  if (birthday === '') return words.birthdayMissing()
  const seconds = birthdaySeconds(birthday)
  if (seconds === undefined) return words.birthdayInvalid()
  const date = new Date(seconds * 1_000)
  const afterNewYear = date.getTime() > Date.UTC(given.today.getFullYear(), 0, 1)
  if (afterNewYear) return words.birthdayInvalid()
  const age = ageAt(date, given.today)
  if (age > limits.ageMaximum) return errorCatalogue['age-over'].message
  return age < limits.ageMinimum
    ? errorCatalogue['age-under'].message.replace('{brand}', given.brand)
    : undefined
}
