import type { Letter } from '../../platform/mail/port.ts'

/** What a letter that asks somebody to a board tells. */
export interface Asking {
  readonly to: string
  readonly inviter: string
  readonly board: string
  readonly url: string
  readonly brand: string
  readonly days: number
}

/** The letter that asks somebody to a board. */
export function inviteLetter({ to, inviter, board, url, brand, days }: Asking): Letter {
  return {
    to,
    subject: oneLine(`${inviter} asks you to “${board}” on ${brand}`),
    text: [
      `${oneLine(inviter)} wants to share the board “${oneLine(board)}” with you on ${brand}.`,
      `See the board and join it: ${url}`,
      `The link works once, within ${days} days. If you do not know ${oneLine(inviter)}, do nothing.`,
    ].join('\n\n'),
  }
}

/** A name cannot add lines to a letter, least of all to its head. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
