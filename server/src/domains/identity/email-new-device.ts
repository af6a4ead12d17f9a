import type { Visit } from '../../calls/visit.ts'
import { queueAccountEmail } from '../mail/account-email.ts'
import { type AttemptLimit, takeAttempt } from '../rate-limits/attempts.ts'
import { browserOf } from '../security/browser-of.ts'
import type { Sql } from '../sql.ts'
import type { Account } from './account.ts'

/** Limits these emails, so that somebody who knows a password can't flood the mailbox. */
const daily: AttemptLimit = { most: 20, windowMinutes: 24 * 60 }

/** Describes the device of a request: 'Firefox on Linux, in DE'. */
function deviceOf(visit: Visit): string {
  const { browser, system } = browserOf(visit.userAgent)
  const name = [browser, system].filter((part) => part !== '').join(' on ')
  const place = visit.addressCountry === null ? '' : `, in ${visit.addressCountry}`
  return (name === '' ? 'an unknown browser' : name) + place
}

/** Emails a member that their account was used in a new browser. */
export async function emailNewDevice(db: Sql, visit: Visit, account: Account): Promise<void> {
  const { ports } = visit
  const now = ports.clock.now()
  if (!(await takeAttempt(db, `new-device-told:${account.id}`, daily, now))) return
  const { brand } = ports.settings
  await queueAccountEmail(db, ports, {
    to: account.email,
    firstName: account.firstName,
    subject: `New log-in to your ${brand} account`,
    happened: `Someone logged in as ${account.username} from ${deviceOf(visit)}, at ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC. We haven't seen this browser on your account before.`,
  })
}
