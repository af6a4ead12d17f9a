import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import type { Account } from '../../../calls/account.ts'
import { type Refusal, refused } from '../../../calls/answer.ts'
import { languageOf } from '../../../languages/language-of.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import { formatEmail } from '../../base/mail/format-email.ts'
import { queueEmail } from '../../base/mail/queue-email.ts'
import { takeSending } from '../second-factor/send-budget.ts'
import { emailLinks } from './tables.ts'

/** Hashes a link's secret for storage. */
export const hashOfLink = (token: string): string => sha256OfText(token)

// The secret is in the fragment, which never reaches a server or a log.
const linkUrl = (origin: string, token: string): string =>
  `${origin}${paths.verifyEmail.to()}#token=${token}`

/**
 * Queues the email with the link that confirms an account's address, and replaces the previous
 * link. Returns a refusal when the last email is too recent or there were too many.
 */
export async function queueVerification(
  tx: Tx,
  ports: Ports,
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'username' | 'locale'>,
): Promise<Refusal | null> {
  const { tokens, clock, settings } = ports
  const now = clock.now()
  const barred = await takeSending(tx, `verify-email:${account.id}`, now)
  if (barred !== null)
    return barred.code === 'codes-many'
      ? refused('emails-many')
      : refused('email-sent-recently', barred.data)
  const token = tokens.next()
  const expiresAt = new Date(now.getTime() + timings.emailLinkHours * 3_600_000)
  const link = { tokenHash: hashOfLink(token), expiresAt }
  await tx
    .insert(emailLinks)
    .values({ userId: account.id, ...link })
    .onConflictDoUpdate({ target: emailLinks.userId, set: link })
  await queueEmail(
    tx,
    ports,
    verificationEmail(account, {
      brand: settings.brand,
      url: linkUrl(settings.publicOrigin, token),
      expiresAt,
    }),
  )
  return null
}

const words = defineTexts({
  subject: 'Confirm your email for {brand}',
  why: 'Someone signed up for {brand} as {username} with this email address. If this was you, confirm that the address is yours.',
  confirm: 'Confirm my email',
  ending:
    "This link works once and expires in {hours} hours. A newer link replaces it. If you didn't sign up, ignore this email, or reset the password on {brand} to take over the account that uses your address.",
})

/** Builds the email that asks to confirm the address of an account. */
export function verificationEmail(
  account: Pick<Account, 'email' | 'firstName' | 'username' | 'locale'>,
  given: { readonly brand: string; readonly url: string; readonly expiresAt: Date },
) {
  const { brand, url, expiresAt } = given
  const language = languageOf(account.locale)
  const say = words(language)
  return formatEmail({
    to: account.email,
    language,
    brand,
    subject: say.subject({ brand }),
    name: account.firstName,
    paragraphs: [say.why({ brand, username: account.username })],
    link: { label: say.confirm(), url },
    ending: say.ending({ brand, hours: timings.emailLinkHours }),
    kind: 'proof',
    expiresAt,
  })
}
