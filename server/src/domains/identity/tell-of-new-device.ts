import type { Visit } from '../../calls/visit.ts'
import { postAccountNews } from '../mail/account-letter.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'
import { browserOf } from '../security/browser-of.ts'
import type { Sql } from '../sql.ts'
import type { Account } from './account.ts'

/** Limits the letters, so that whoever knows a password cannot flood the mailbox with log-ins. */
const daily: AttemptLimit = { most: 20, windowMinutes: 24 * 60 }

/** Names the device of a request as far as it is known: 'Firefox on Linux, in DE'. */
function deviceOf(visit: Visit): string {
  const { browser, system } = browserOf(visit.userAgent)
  const name = [browser, system].filter((part) => part !== '').join(' on ')
  const place = visit.addressCountry === null ? '' : `, in ${visit.addressCountry}`
  return (name === '' ? 'a browser that does not say what it is' : name) + place
}

/** Tells somebody by letter that their account was logged in to in a browser that it does not know. */
export async function tellOfNewDevice(db: Sql, visit: Visit, account: Account): Promise<void> {
  const { ports } = visit
  const now = ports.clock.now()
  if (!(await takeAttempt(db, `new-device-told:${account.id}`, daily, now))) return
  const { brand } = ports.settings
  await postAccountNews(db, ports, {
    to: account.email,
    firstName: account.firstName,
    subject: `New log-in to your ${brand} account`,
    happened: `Somebody logged in as ${account.username} with ${deviceOf(visit)}, at ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC. Your account has not been used in that browser before.`,
  })
}
