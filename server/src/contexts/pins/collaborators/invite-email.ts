import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Email } from '../../../platform/mail/port.ts'
import { formatEmail } from '../../base/mail/format-email.ts'

/** The data of an invite email. */
export interface Asking {
  readonly to: string
  /** The inviter's: nothing is known of the other person. */
  readonly language: Language
  readonly inviter: string
  readonly board: string
  readonly url: string
  readonly brand: string
  readonly days: number
}

const words = defineTexts({
  subject: '{inviter} invited you to “{board}” on {brand}',
  what: '{inviter} invited you to save Pins to the board “{board}” on {brand}.',
  join: 'View the board and join',
  ending:
    "The link works once and expires in {days} days. If you don't know {inviter}, ignore this email.",
})

/** Builds the email that invites somebody to a board. */
export function inviteEmail({ to, language, url, brand, days, inviter, board }: Asking): Email {
  const say = words(language)
  return formatEmail({
    to,
    language,
    brand,
    subject: say.subject({ inviter, board, brand }),
    paragraphs: [say.what({ inviter, board, brand })],
    link: { label: say.join(), url },
    ending: say.ending({ days, inviter }),
    kind: 'news',
  })
}
