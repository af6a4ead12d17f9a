import { timings } from '@tessera/contracts/timings'
import type { Email } from '../../platform/mail/port.ts'
import { formatEmail } from '../mail/format-email.ts'

/** The reason for sending a link: somebody asked for it, or had trouble logging in. */
export type LinkReason = 'reset' | 'assistance'

/** The recipient of an email with a link. */
export interface LinkReader {
  readonly to: string
  readonly firstName: string
  readonly username: string
  readonly hasPassword: boolean
  readonly brand: string
}

const span = `${timings.resetLinkMinutes} minutes`

function opening({ hasPassword, username, brand }: LinkReader, reason: LinkReason) {
  if (!hasPassword)
    return {
      subject: `Set a password for ${brand}`,
      why: `Once you set a password, you can use it to log in to ${brand} as ${username}.`,
      label: 'Set a password',
    }
  if (reason === 'assistance')
    return {
      subject: `Having trouble logging in to ${brand}?`,
      why: `It looks like you're having trouble logging in as ${username}. Use this link to set a new password and get back in.`,
      label: 'Get back into your account',
    }
  return {
    subject: `Reset your ${brand} password`,
    why: `Someone asked to reset the password for ${username}. If this was you, choose a new password.`,
    label: 'Reset your password',
  }
}

/** Builds the email with a reset link. */
export function resetEmail(reader: LinkReader, reason: LinkReason, url: string): Email {
  const { subject, why, label } = opening(reader, reason)
  return formatEmail({
    to: reader.to,
    brand: reader.brand,
    subject,
    paragraphs: [`Hello ${reader.firstName},`, why],
    link: { label, url },
    ending: `This link works once and expires in ${span}. A newer link replaces it. If you didn't ask for it, ignore this email. Your password hasn't changed.`,
  })
}

/** Builds the email for a disabled account, where a new password wouldn't help. */
export const disabledAccountEmail = ({ to, firstName, username, brand }: LinkReader): Email =>
  formatEmail({
    to,
    brand,
    subject: `About your ${brand} account`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone asked to reset the password for ${username}. That account is no longer active, so a new password wouldn't let you log in.`,
    ],
    ending: `If you think this is a mistake, contact ${brand}.`,
  })
