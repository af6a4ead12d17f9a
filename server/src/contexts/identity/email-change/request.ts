import { timings } from '@tessera/contracts/timings'
import { type Refusal, refused } from '../../../calls/answer.ts'
import type { MemberVisit } from '../../../calls/visit.ts'
import { queueAccountEmail } from '../../base/mail/account-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { isReachable } from '../accounts/email-rules.ts'
import { emailIsTaken } from '../accounts/store.ts'
import { takeSending } from '../second-factor/send-budget.ts'
import { hashOfLink } from '../verification/queue-verification.ts'
import { askedNews, confirmChangeEmail, takenEmail } from './emails.ts'
import { emailChanges } from './tables.ts'

const hour = 3_600_000

/** Returns why an address can't be the new one, by its text alone. */
export function newEmailFault(
  email: string,
  { brand, present }: { readonly brand: string; readonly present: string },
): Refusal | null {
  if (!isReachable(email)) return refused('email-invalid')
  if (email.toLowerCase().includes(brand.toLowerCase())) return refused('email-has-brand')
  return email.toLowerCase() === present.toLowerCase() ? refused('email-same') : null
}

/** Stores the wanted address and emails both; the answer doesn't tell whether it has an account. */
export async function requestChange(visit: MemberVisit, email: string): Promise<Refusal | null> {
  const { ports, viewer } = visit
  const { db, tokens, clock, settings, log } = ports
  const { brand, publicOrigin: origin, blockedEmailDomains } = settings
  const fault = newEmailFault(email, { brand, present: viewer.email })
  if (fault !== null) return fault
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  if (blockedEmailDomains.includes(domain)) return refused('email-invalid')
  const refusal = await db.transaction(async (tx) => {
    const now = clock.now()
    const barred = await takeSending(tx, `change-email:${viewer.id}`, now)
    if (barred !== null)
      return barred.code === 'codes-many'
        ? refused('emails-many')
        : refused('email-sent-recently', barred.data)
    const isTaken = await emailIsTaken(tx, email)
    const token = tokens.next()
    const row = {
      email,
      tokenHash: isTaken ? null : hashOfLink(token),
      expiresAt: new Date(now.getTime() + timings.emailLinkHours * hour),
    }
    await tx
      .insert(emailChanges)
      .values({ userId: viewer.id, ...row })
      .onConflictDoUpdate({ target: emailChanges.userId, set: row })
    const { firstName, username, locale } = viewer
    const reader = { firstName, username, locale, brand, origin }
    const letter = isTaken
      ? takenEmail({ to: email, brand, locale })
      : confirmChangeEmail({ to: email, ...reader }, token)
    await queueEmail(tx, ports, letter)
    const news = { to: viewer.email, firstName, locale, say: askedNews(reader) }
    await queueAccountEmail(tx, ports, news)
    return null
  })
  if (refusal === null) log.info('identity.email-change-asked', { user: viewer.id })
  return refusal
}
