import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import type { Email } from '../../../platform/mail/port.ts'

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
  join: 'View the board and join: {url}',
  ending:
    "The link works once and expires in {days} days. If you don't know {inviter}, ignore this email.",
})

/** Builds the email that invites somebody to a board. */
export function inviteEmail({ to, language, url, brand, days, ...asked }: Asking): Email {
  const say = words(language)
  const [inviter, board] = [oneLine(asked.inviter), oneLine(asked.board)]
  return {
    to,
    subject: say.subject({ inviter, board, brand }),
    text: [
      say.what({ inviter, board, brand }),
      say.join({ url }),
      say.ending({ days, inviter }),
    ].join('\n\n'),
  }
}

/** Strips line breaks, so that a name can't inject lines or headers into an email. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
