import { defineTexts } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { languageOf } from '../../../languages/language-of.ts'
import type { Email } from '../../../platform/mail/port.ts'
import type { AccountEmail } from '../../base/mail/account-email.ts'
import { formatEmail } from '../../base/mail/format-email.ts'

interface Reader {
  readonly to: string
  readonly firstName: string
  readonly username: string
  readonly locale: string | null
  readonly brand: string
  readonly origin: string
}

const words = defineTexts({
  confirmSubject: 'Confirm your new email for {brand}',
  confirm:
    '{username} on {brand} wants to use this address from now on. If this is you, confirm it.',
  confirmDo: 'Confirm my new email',
  confirmEnding:
    "This link works once and expires in {hours} hours. If you don't know about this, ignore this email.",
  takenSubject: 'About your {brand} account',
  takenHello: 'Hello,',
  taken:
    'Somebody wanted to use this address for another {brand} account. It belongs to yours, so nothing changed.',
  takenEnding: "If it was you, delete or change the other account's address first.",
  askedSubject: 'Your {brand} email is about to change',
  asked:
    'Somebody asked to use another address for {username}. It changes once that address is confirmed.',
  changedSubject: 'Your {brand} email was changed',
  changed:
    '{username} now has another email address, and other devices were logged out. Emails about the account no longer come here.',
  changedDo: "Wasn't you? Take it back",
  changedEnding: "The link works for {days} days. If this was you, you don't need to do anything.",
})

/** Asks the owner of a new address to confirm it. The secret is in the fragment. */
export function confirmChangeEmail(reader: Reader, token: string): Email {
  const { to, brand, username, firstName: name } = reader
  const language = languageOf(reader.locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.confirmSubject({ brand }),
    name,
    paragraphs: [say.confirm({ username, brand })],
    link: {
      label: say.confirmDo(),
      url: `${reader.origin}${paths.changeEmail.to()}#token=${token}`,
    },
    ending: say.confirmEnding({ hours: timings.emailLinkHours }),
    kind: 'proof',
  })
}

/** Tells the owner of an account that somebody tried to use its address for another one. */
export function takenEmail({ to, brand, locale }: Pick<Reader, 'to' | 'brand' | 'locale'>): Email {
  const language = languageOf(locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.takenSubject({ brand }),
    paragraphs: [say.takenHello(), say.taken({ brand })],
    ending: say.takenEnding(),
  })
}

/** Tells the present address that a change was asked for. */
export const askedNews =
  ({ brand, username }: Pick<Reader, 'brand' | 'username'>): AccountEmail['say'] =>
  (language) => {
    const say = words(language)
    return { subject: say.askedSubject({ brand }), happened: say.asked({ username }) }
  }

/** Tells the former address that it was replaced, and offers to take that back. */
export function changedEmail(reader: Reader, token: string): Email {
  const { to, brand, username, firstName: name } = reader
  const language = languageOf(reader.locale)
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.changedSubject({ brand }),
    name,
    paragraphs: [say.changed({ username })],
    link: {
      label: say.changedDo(),
      url: `${reader.origin}${paths.undoEmail.to()}#token=${token}`,
    },
    ending: say.changedEnding({ days: timings.emailUndoDays }),
  })
}
