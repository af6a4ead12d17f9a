import type { Email } from '../../platform/mail/port.ts'

/** The data of an invite email. */
export interface Asking {
  readonly to: string
  readonly inviter: string
  readonly board: string
  readonly url: string
  readonly brand: string
  readonly days: number
}

/** Builds the email that invites somebody to a board. */
export function inviteEmail({ to, inviter, board, url, brand, days }: Asking): Email {
  return {
    to,
    subject: oneLine(`${inviter} invited you to “${board}” on ${brand}`),
    text: [
      `${oneLine(inviter)} invited you to save Pins to the board “${oneLine(board)}” on ${brand}.`,
      `View the board and join: ${url}`,
      `The link works once and expires in ${days} days. If you don't know ${oneLine(inviter)}, ignore this email.`,
    ].join('\n\n'),
  }
}

/** Strips line breaks, so that a name can't inject lines or headers into an email. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
