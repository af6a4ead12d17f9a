import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { timings } from '@tessera/contracts/timings'
import type { Email } from '../../../platform/mail/port.ts'
import { formatEmail } from '../../base/mail/format-email.ts'

/** The reason for sending a link: somebody asked for it, or had trouble logging in. */
export type LinkReason = 'reset' | 'assistance'

/** The recipient of an email with a link. */
export interface LinkReader {
  readonly to: string
  readonly language: Language
  readonly firstName: string
  readonly username: string
  readonly hasPassword: boolean
  readonly brand: string
}

const words = defineTexts({
  setSubject: 'Set a password for {brand}',
  setWhy: 'Once you set a password, you can use it to log in to {brand} as {username}.',
  setDo: 'Set a password',
  assistSubject: 'Having trouble logging in to {brand}?',
  assistWhy:
    "It looks like you're having trouble logging in as {username}. Use this link to set a new password and get back in.",
  assistDo: 'Get back into your account',
  resetSubject: 'Reset your {brand} password',
  resetWhy:
    'Someone asked to reset the password for {username}. If this was you, choose a new password.',
  resetDo: 'Reset your password',
  ending:
    "This link works once and expires in {minutes} minutes. A newer link replaces it. If you didn't ask for it, ignore this email. Your password hasn't changed.",
  closedSubject: 'About your {brand} account',
  closedWhy:
    "Someone asked to reset the password for {username}. That account is no longer active, so a new password wouldn't let you log in.",
  closedEnding: 'If you think this is a mistake, contact {brand}.',
  ssoSubject: 'How you log in to {brand}',
  ssoWhy:
    'Someone asked to reset the password for {username}. {company} logs you in with SSO, so no password opens this account. Enter this email where you log in, and continue with SSO.',
  ssoDo: 'Log in',
  ssoEnding: "If you didn't ask for it, ignore this email. Nothing has changed.",
})

function opening({ language, hasPassword, username, brand }: LinkReader, reason: LinkReason) {
  const say = words(language)
  if (!hasPassword)
    return {
      subject: say.setSubject({ brand }),
      why: say.setWhy({ brand, username }),
      label: say.setDo(),
    }
  if (reason === 'assistance')
    return {
      subject: say.assistSubject({ brand }),
      why: say.assistWhy({ username }),
      label: say.assistDo(),
    }
  return {
    subject: say.resetSubject({ brand }),
    why: say.resetWhy({ username }),
    label: say.resetDo(),
  }
}

/** Builds the email with a reset link. */
export function resetEmail(
  reader: LinkReader,
  {
    reason,
    url,
    expiresAt,
  }: { readonly reason: LinkReason; readonly url: string; readonly expiresAt: Date },
): Email {
  const { subject, why, label } = opening(reader, reason)
  const { to, brand, language, firstName } = reader
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject,
    name: firstName,
    paragraphs: [why],
    link: { label, url },
    ending: say.ending({ minutes: timings.resetLinkMinutes }),
    kind: 'proof',
    expiresAt,
  })
}

/** Builds the email for a disabled account, where a new password wouldn't help. */
export function disabledAccountEmail(reader: LinkReader): Email {
  const { to, language, firstName, username, brand } = reader
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.closedSubject({ brand }),
    name: firstName,
    paragraphs: [say.closedWhy({ username })],
    ending: say.closedEnding({ brand }),
  })
}

/** Builds the email for an account that its owner's company logs in to. */
export function ssoAccountEmail(
  reader: LinkReader,
  { company, url }: { readonly company: string; readonly url: string },
): Email {
  const { to, language, firstName, username, brand } = reader
  const say = words(language)
  return formatEmail({
    to,
    brand,
    language,
    subject: say.ssoSubject({ brand }),
    name: firstName,
    paragraphs: [say.ssoWhy({ username, company })],
    link: { label: say.ssoDo(), url },
    ending: say.ssoEnding(),
  })
}
