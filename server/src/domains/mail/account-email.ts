import { paths } from '@tessera/contracts/paths'
import type { Ports } from '../../ports.ts'
import type { Sql } from '../sql.ts'
import { formatEmail } from './format-email.ts'
import { queueEmail } from './queue-email.ts'

/** A change to somebody's account that they're told about. */
export interface AccountEmail {
  readonly to: string
  readonly firstName: string
  readonly subject: string
  readonly happened: string
}

/**
 * Emails a member about a security change to their account, so that they learn of it whoever made
 * it. The email links to a password reset and holds no secret.
 */
export async function queueAccountEmail(db: Sql, ports: Ports, news: AccountEmail): Promise<void> {
  const { brand, publicOrigin } = ports.settings
  const email = formatEmail({
    to: news.to,
    brand,
    subject: news.subject,
    paragraphs: [`Hello ${news.firstName},`, news.happened],
    link: {
      label: "Wasn't you? Reset your password",
      url: `${publicOrigin}${paths.forgotPassword.to()}`,
    },
    ending: "If this was you, you don't need to do anything.",
  })
  await queueEmail(db, ports, email)
}
