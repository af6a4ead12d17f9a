import { timings } from '@tessera/contracts/timings'
import type { Letter } from '../../platform/mail/port.ts'
import { letterOf } from '../mail/letter.ts'

/** Why somebody gets a link: they asked for it, or could not log in. */
export type LinkReason = 'reset' | 'assistance'

/** Whom a letter with a link is for. */
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
      why: `You can log in to ${brand} as ${username} with a password, once you have set one.`,
      label: 'Set a password',
    }
  if (reason === 'assistance')
    return {
      subject: `Having trouble logging in to ${brand}?`,
      why: `It looks as if you could not log in as ${username}. This link brings you back in, with a new password.`,
      label: 'Get back in',
    }
  return {
    subject: `Reset your ${brand} password`,
    why: `Somebody asked for a new password for ${username}. If it was you, choose one here.`,
    label: 'Reset your password',
  }
}

/** The letter with the link to a new password. */
export function linkLetter(reader: LinkReader, reason: LinkReason, url: string): Letter {
  const { subject, why, label } = opening(reader, reason)
  return letterOf({
    to: reader.to,
    brand: reader.brand,
    subject,
    paragraphs: [`Hello ${reader.firstName},`, why],
    link: { label, url },
    ending: `The link works once, within ${span}; a newer one takes its place. If you did not ask for it, do nothing: nothing has changed.`,
  })
}

/** The letter to somebody whose account is out of use: a password would not help. */
export const outOfUseLetter = ({ to, firstName, username, brand }: LinkReader): Letter =>
  letterOf({
    to,
    brand,
    subject: `About your ${brand} account`,
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody asked for a new password for ${username}. That account is not in use any more, so a password would not let you in.`,
    ],
    ending: `If you think that this is wrong, write to the people behind ${brand}.`,
  })
