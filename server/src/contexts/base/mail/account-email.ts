import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { languageOf } from '../../../languages/language-of.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import type { Sql } from '../sql.ts'
import { formatEmail } from './format-email.ts'
import { queueEmail } from './queue-email.ts'

const words = defineTexts({
  reset: "Wasn't you? Reset your password",
  ending: "If this was you, you don't need to do anything.",
  act: 'Do this even if it was you: nobody can tell the copy from the original.',
})

/** A change to somebody's account that they're told about. */
export interface AccountEmail {
  readonly to: string
  readonly firstName: string
  /** The language that they chose. */
  readonly locale: string | null
  /** True when they have something to do, whoever it was. */
  readonly needsAct?: boolean
  /** Says what happened, in a language. */
  readonly say: (language: Language) => { readonly subject: string; readonly happened: string }
}

/** Builds the email about a security change. It links to a password reset and holds no secret. */
export function accountEmail(
  { brand, publicOrigin }: Pick<Settings, 'brand' | 'publicOrigin'>,
  news: AccountEmail,
): Email {
  const language = languageOf(news.locale)
  const say = words(language)
  const { subject, happened } = news.say(language)
  return formatEmail({
    to: news.to,
    language,
    brand,
    subject,
    name: news.firstName,
    paragraphs: [happened],
    link: { label: say.reset(), url: `${publicOrigin}${paths.forgotPassword.to()}` },
    ending: news.needsAct ? say.act() : say.ending(),
  })
}

/**
 * Emails a member about a security change to their account, so that they learn of it whoever made
 * it.
 */
export const queueAccountEmail = (db: Sql, ports: Ports, news: AccountEmail): Promise<void> =>
  queueEmail(db, ports, accountEmail(ports.settings, news))
