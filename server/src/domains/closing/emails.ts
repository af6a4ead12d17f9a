import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import type { Email } from '../../platform/mail/port.ts'
import { formatEmail } from '../mail/format-email.ts'

/** The owner of a paused or closing account. */
export interface Owner {
  readonly email: string
  readonly firstName: string
  readonly username: string
  readonly brand: string
  readonly origin: string
}

const ending = (brand: string) =>
  `If this wasn't you, log in and change your password. ${brand} never asks for it by email.`

const logIn = (label: string, { origin }: Owner) => ({
  label,
  url: `${origin}${paths.login.to()}`,
})

/** Confirms that an account is paused. */
export const pausedEmail = (owner: Owner): Email =>
  formatEmail({
    to: owner.email,
    brand: owner.brand,
    subject: `Your ${owner.brand} account is paused`,
    paragraphs: [
      `Hello ${owner.firstName},`,
      `Your account ${owner.username} is paused. Nobody sees your profile, boards and Pins until you log in again. Nothing is deleted.`,
    ],
    link: logIn('Come back', owner),
    ending: ending(owner.brand),
  })

/** Returns a day in words, as in an email. */
const dayText = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date)

/** Confirms that an account will be deleted, and how to keep it. */
export const closingEmail = (owner: Owner, closesAt: Date): Email =>
  formatEmail({
    to: owner.email,
    brand: owner.brand,
    subject: `Your ${owner.brand} account will be deleted`,
    paragraphs: [
      `Hello ${owner.firstName},`,
      `You asked us to delete your account ${owner.username}. Nobody sees it anymore. On ${dayText(closesAt)} we delete it with your boards, Pins, comments and pictures.`,
      `Changed your mind? Log in within ${timings.closingDays} days, and everything is as it was.`,
    ],
    link: logIn('Keep my account', owner),
    ending: ending(owner.brand),
  })

/** Confirms that an account is deleted. */
export const closedEmail = (owner: Omit<Owner, 'origin'>): Email =>
  formatEmail({
    to: owner.email,
    brand: owner.brand,
    subject: `Your ${owner.brand} account is deleted`,
    paragraphs: [
      `Hello ${owner.firstName},`,
      `Your account ${owner.username} and everything in it is deleted, as you asked.`,
    ],
    ending: 'This is the last email that we send you.',
  })
