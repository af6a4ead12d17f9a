import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { type Refusal, refused } from '../../calls/answer.ts'
import type { Tx } from '../../platform/database/port.ts'
import type { Ports } from '../../ports.ts'
import type { Account } from '../identity/account.ts'
import { letterOf } from '../mail/letter.ts'
import { postLetter } from '../mail/post.ts'
import { takeSending } from '../second-factor/send-budget.ts'
import { sha256OfText } from '../sha256.ts'
import { emailLinks } from './tables.ts'

/** Returns what the database keeps of a link's secret. */
export const hashOfLink = (token: string): string => sha256OfText(token)

// The secret is the fragment, which browsers send to no server, so it reaches no log.
const linkUrl = (origin: string, token: string): string =>
  `${origin}${paths.verifyEmail.to()}#token=${token}`

/**
 * Posts the letter with the link that confirms an account's address, and replaces the link before it.
 * Returns a refusal when the last letter is too recent or the account has had too many.
 */
export async function postVerification(
  tx: Tx,
  ports: Ports,
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'username'>,
): Promise<Refusal | null> {
  const { tokens, clock, settings } = ports
  const now = clock.now()
  const barred = await takeSending(tx, `verify-email:${account.id}`, now)
  if (barred !== null)
    return barred.code === 'codes-many'
      ? refused('letters-many')
      : refused('letter-sent-lately', barred.data)
  const token = tokens.next()
  const expiresAt = new Date(now.getTime() + timings.emailLinkHours * 3_600_000)
  const link = { tokenHash: hashOfLink(token), expiresAt }
  await tx
    .insert(emailLinks)
    .values({ userId: account.id, ...link })
    .onConflictDoUpdate({ target: emailLinks.userId, set: link })
  await postLetter(
    tx,
    ports,
    letterTo(account, settings.brand, linkUrl(settings.publicOrigin, token)),
  )
  return null
}

const letterTo = (
  { email, firstName, username }: Pick<Account, 'email' | 'firstName' | 'username'>,
  brand: string,
  url: string,
) =>
  letterOf({
    to: email,
    brand,
    subject: `Confirm your email for ${brand}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody signed up for ${brand} as ${username} with this address. If it was you, confirm that the address is yours.`,
    ],
    link: { label: 'Confirm my email', url },
    ending: `The link works once, within ${timings.emailLinkHours} hours; a newer one replaces it. If you did not sign up, do nothing, or ask ${brand} for a new password to take over the account that uses your address.`,
  })
