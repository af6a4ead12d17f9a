import { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { languageOf } from '../../../languages/language-of.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { eq, or } from '../../../platform/database/sql.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import { handleJob } from '../../base/handle-job.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { type AttemptLimit, takeAttempt } from '../../base/rate-limits/attempts.ts'
import type { Sql } from '../../base/sql.ts'
import { isPaused } from '../accounts/account-states.ts'
import { users } from '../accounts/tables.ts'
import { type Company, requiredCompany } from '../companies/find-company.ts'
import {
  disabledAccountEmail,
  type LinkReader,
  resetEmail,
  ssoAccountEmail,
} from './reset-email.ts'
import { resetLinks } from './tables.ts'
import { hashOfLink, linkUrl } from './tokens.ts'

/**
 * Looks up the account and emails it in the background, so that the answer and its timing are the
 * same whether there is such an account or not.
 */
export const sendLink = defineJob({
  name: 'send-reset-link',
  payload: z.union([
    z.strictObject({ login: z.string(), reason: z.literal('reset') }),
    z.strictObject({ user_id: UserId, reason: z.literal('assistance') }),
  ]),
})

type Wanted = z.infer<(typeof sendLink)['payload']>

/** Max reset emails per account. */
const hourly: AttemptLimit = { most: 5, windowMinutes: 60 }
const daily: AttemptLimit = { most: 20, windowMinutes: 24 * 60 }

async function found(db: Sql, wanted: Wanted) {
  const [row] = await db
    .select()
    .from(users)
    .where(
      'login' in wanted
        ? or(eq(users.email, wanted.login), eq(users.username, wanted.login))
        : eq(users.id, wanted.user_id),
    )
    .limit(1)
  return row
}

type Person = NonNullable<Awaited<ReturnType<typeof found>>>

const readerOf = (person: Person, brand: string): LinkReader => ({
  to: person.email,
  language: languageOf(person.locale),
  firstName: person.firstName,
  username: person.username,
  hasPassword: person.passwordHash !== null,
  brand,
})

async function mayWrite({ db, clock }: Ports, { id }: Person): Promise<boolean> {
  const now = clock.now()
  return (
    (await takeAttempt(db, `reset-letter:${id}`, hourly, now)) &&
    (await takeAttempt(db, `reset-letter-daily:${id}`, daily, now))
  )
}

/** Creates a link that replaces any earlier one, and queues the email. */
async function postLink(tx: Tx, ports: Ports, person: Person, wanted: Wanted): Promise<void> {
  const { tokens, clock, settings } = ports
  const token = tokens.next()
  const expiresAt = new Date(clock.now().getTime() + timings.resetLinkMinutes * 60_000)
  const link = { tokenHash: hashOfLink(token), expiresAt }
  await tx
    .insert(resetLinks)
    .values({ userId: person.id, ...link })
    .onConflictDoUpdate({ target: resetLinks.userId, set: link })
  const reader = readerOf(person, settings.brand)
  const url = linkUrl(settings.publicOrigin, token)
  await queueEmail(tx, ports, resetEmail(reader, { reason: wanted.reason, url, expiresAt }))
}

const ssoEmailTo = (person: Person, { settings }: Ports, { title }: Company) =>
  ssoAccountEmail(readerOf(person, settings.brand), {
    company: title,
    url: settings.publicOrigin + paths.login.to(),
  })

/** Emails the account that a reset was requested for, if there is one. */
export const handleLinks = handleJob(sendLink, async (ports, { payload }) => {
  const { db, log, settings } = ports
  const person = await found(db, payload)
  if (person === undefined) return log.info('recovery.unknown')
  if (!(await mayWrite(ports, person))) return log.warn('recovery.emails-many', { user: person.id })
  const company = await requiredCompany(db, person.email)
  log.info('recovery.letter', { user: person.id, reason: payload.reason, state: person.state })
  if (person.state === 'suspended' || (person.state === 'deactivated' && !isPaused(person)))
    await queueEmail(db, ports, disabledAccountEmail(readerOf(person, settings.brand)))
  else if (company !== undefined) await queueEmail(db, ports, ssoEmailTo(person, ports, company))
  else await db.transaction((tx) => postLink(tx, ports, person, payload))
})
