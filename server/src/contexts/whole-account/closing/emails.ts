import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { languageOf } from '../../../languages/language-of.ts'
import type { Email } from '../../../platform/mail/port.ts'
import { formatEmail } from '../../base/mail/format-email.ts'

/** The owner of a paused or closing account. */
export interface ClosingOwner {
  readonly email: string
  readonly firstName: string
  readonly username: string
  readonly locale: string | null
  readonly brand: string
  readonly origin: string
}

const words = defineTexts({
  ending:
    "If this wasn't you, log in and change your password. {brand} never asks for it by email.",
  pausedSubject: 'Your {brand} account is paused',
  paused:
    'Your account {username} is paused. Nobody sees your profile, boards and Pins until you log in again. Nothing is deleted.',
  comeBack: 'Come back',
  closingSubject: 'Your {brand} account will be deleted',
  closing:
    'You asked us to delete your account {username}. Nobody sees it anymore. On {day} we delete it with your boards, Pins, comments and pictures.',
  changedMind: 'Changed your mind? Log in within {days} days, and everything is as it was.',
  keep: 'Keep my account',
  closedSubject: 'Your {brand} account is deleted',
  closed: 'Your account {username} and everything in it is deleted, as you asked.',
  closedByUs: 'Your account {username} and everything in it is deleted.',
  last: 'This is the last email that we send you.',
})

const logIn = (label: string, { origin }: ClosingOwner) => ({
  label,
  url: `${origin}${paths.login.to()}`,
})

/** Confirms that an account is paused. */
export function pausedEmail(owner: ClosingOwner): Email {
  const { email: to, brand, firstName: name, username } = owner
  const language = languageOf(owner.locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.pausedSubject({ brand }),
    name,
    paragraphs: [say.paused({ username })],
    link: logIn(say.comeBack(), owner),
    ending: say.ending({ brand }),
  })
}

/** Returns a day in words, as in an email. */
const dayText = (date: Date, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

/** Confirms that an account will be deleted, and how to keep it. */
export function closingEmail(owner: ClosingOwner, closesAt: Date): Email {
  const { email: to, brand, firstName: name, username } = owner
  const language = languageOf(owner.locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.closingSubject({ brand }),
    name,
    paragraphs: [
      say.closing({ username, day: dayText(closesAt, language) }),
      say.changedMind({ days: timings.closingDays }),
    ],
    link: logIn(say.keep(), owner),
    ending: say.ending({ brand }),
  })
}

/** Confirms that an account is deleted. */
export function closedEmail(
  owner: Omit<ClosingOwner, 'origin'> & { readonly closedByHouse: boolean },
): Email {
  const { email: to, brand, firstName: name, username } = owner
  const language = languageOf(owner.locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.closedSubject({ brand }),
    name,
    paragraphs: [owner.closedByHouse ? say.closedByUs({ username }) : say.closed({ username })],
    ending: say.last(),
  })
}
