import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Account } from '../../../calls/account.ts'
import type { Visit } from '../../../calls/visit.ts'
import { type AccountEmail, queueAccountEmail } from '../../base/mail/account-email.ts'
import { type AttemptLimit, takeAttempt } from '../../base/rate-limits/attempts.ts'
import type { Sql } from '../../base/sql.ts'
import { browserOf } from '../accounts/browser-of.ts'

/** Limits these emails, so that somebody who knows a password can't flood the mailbox. */
const daily: AttemptLimit = { most: 20, windowMinutes: 24 * 60 }

const words = defineTexts({
  subject: 'New log-in to your {brand} account',
  happened:
    "Someone logged in as {username} from {device}, on {time} UTC. We haven't seen this browser on your account before.",
  device: '{browser} on {system}',
  unknown: 'an unknown browser',
  from: '{device}, in {country}',
})

type Device = Pick<Visit, 'userAgent' | 'addressCountry'>

/** Returns the name of a country; proxies send codes of no country too, such as T1. */
function countryName(code: string, { locale }: Language): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Describes the device of a request: 'Firefox on Linux, in Germany'. */
function deviceOf({ userAgent, addressCountry }: Device, language: Language): string {
  const say = words(language)
  const { browser, system } = browserOf(userAgent)
  const known = browser !== '' && system !== '' ? say.device({ browser, system }) : browser + system
  const device = known || say.unknown()
  return addressCountry === null
    ? device
    : say.from({ device, country: countryName(addressCountry, language) })
}

/** Says that an account was used in a new browser. */
export const newDeviceNews =
  (given: {
    readonly device: Device
    readonly username: string
    readonly brand: string
    readonly now: Date
  }): AccountEmail['say'] =>
  (language) => ({
    subject: words(language).subject(given),
    happened: words(language).happened({
      username: given.username,
      device: deviceOf(given.device, language),
      time: new Intl.DateTimeFormat(language.locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(given.now),
    }),
  })

/** Emails a member that their account was used in a new browser. */
export async function emailNewDevice(db: Sql, visit: Visit, account: Account): Promise<void> {
  const { ports } = visit
  const now = ports.clock.now()
  if (!(await takeAttempt(db, `new-device-told:${account.id}`, daily, now))) return
  const { brand } = ports.settings
  await queueAccountEmail(db, ports, {
    to: account.email,
    firstName: account.firstName,
    locale: account.locale,
    say: newDeviceNews({ device: visit, username: account.username, brand, now }),
  })
}
