import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import type { Email } from '../../platform/mail/port.ts'
import { formatEmail } from '../mail/format-email.ts'

interface Reader {
  readonly to: string
  readonly firstName: string
  readonly username: string
  readonly brand: string
  readonly origin: string
}

/** Asks the owner of a new address to confirm it. The secret is in the fragment. */
export const confirmChangeEmail = (reader: Reader, token: string): Email =>
  formatEmail({
    to: reader.to,
    brand: reader.brand,
    subject: `Confirm your new email for ${reader.brand}`,
    paragraphs: [
      `Hello ${reader.firstName},`,
      `${reader.username} on ${reader.brand} wants to use this address from now on. If this is you, confirm it.`,
    ],
    link: {
      label: 'Confirm my new email',
      url: `${reader.origin}${paths.changeEmail.to()}#token=${token}`,
    },
    ending: `This link works once and expires in ${timings.emailLinkHours} hours. If you don't know about this, ignore this email.`,
  })

/** Tells the owner of an account that somebody tried to use its address for another one. */
export const takenEmail = (reader: Pick<Reader, 'to' | 'brand'>): Email =>
  formatEmail({
    to: reader.to,
    brand: reader.brand,
    subject: `About your ${reader.brand} account`,
    paragraphs: [
      'Hello,',
      `Somebody wanted to use this address for another ${reader.brand} account. It belongs to yours, so nothing changed.`,
    ],
    ending: "If it was you, delete or change the other account's address first.",
  })

/** Tells the present address that a change was asked for. */
export const askedEmail = (reader: Reader): Email =>
  formatEmail({
    to: reader.to,
    brand: reader.brand,
    subject: `Your ${reader.brand} email is about to change`,
    paragraphs: [
      `Hello ${reader.firstName},`,
      `Somebody asked to use another address for ${reader.username}. It changes once that address is confirmed.`,
    ],
    link: {
      label: "Wasn't you? Reset your password",
      url: `${reader.origin}${paths.forgotPassword.to()}`,
    },
    ending: "If this was you, you don't need to do anything.",
  })

/** Tells the former address that it was replaced, and offers to take that back. */
export const changedEmail = (reader: Reader, token: string): Email =>
  formatEmail({
    to: reader.to,
    brand: reader.brand,
    subject: `Your ${reader.brand} email was changed`,
    paragraphs: [
      `Hello ${reader.firstName},`,
      `${reader.username} now has another email address, and other devices were logged out. Emails about the account no longer come here.`,
    ],
    link: {
      label: "Wasn't you? Take it back",
      url: `${reader.origin}${paths.undoEmail.to()}#token=${token}`,
    },
    ending: `The link works for ${timings.emailUndoDays} days. If this was you, you don't need to do anything.`,
  })
