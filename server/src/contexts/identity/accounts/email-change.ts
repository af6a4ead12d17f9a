import { defineTexts } from '@tessera/contracts/messages'
import type { Ports } from '../../../ports.ts'
import { type AccountEmail, queueAccountEmail } from '../../base/mail/account-email.ts'
import type { Sql } from '../../base/sql.ts'
import type { users } from './tables.ts'

/** The texts of each change. */
export const changeTexts = {
  'authenticator-added': defineTexts({
    subject: 'An authenticator app was added to your {brand} account',
    happened: 'Logging in now requires a code from an authenticator app.',
  }),
  'phone-added': defineTexts({
    subject: 'A phone was added to your {brand} account',
    happened: 'Logging in now requires a code sent to a phone.',
  }),
  'totp-removed': defineTexts({
    subject: 'The authenticator app was removed from your {brand} account',
    happened: 'Logging in no longer requires a code from an authenticator app.',
  }),
  'sms-removed': defineTexts({
    subject: 'The phone was removed from your {brand} account',
    happened: 'Logging in no longer requires a code sent to a phone.',
  }),
  'codes-renewed': defineTexts({
    subject: 'Your {brand} recovery codes were replaced',
    happened: 'There are ten new recovery codes. The old ones no longer work.',
  }),
  'passkey-added': defineTexts({
    subject: 'A passkey was added to your {brand} account',
    happened:
      'It logs in without your password. Logging in with your password now requires a passkey or another second factor.',
  }),
  'passkey-removed': defineTexts({
    subject: 'A passkey was removed from your {brand} account',
    happened: 'It no longer logs in to your account.',
  }),
  'passkey-blocked': defineTexts({
    subject: 'A passkey of your {brand} account is blocked',
    happened:
      'Somebody tried to log in with a passkey that may be a copy of yours. We refused, and the passkey no longer works. Log in another way, remove the passkey in your settings, and add a new one.',
  }),
  'password-changed': defineTexts({
    subject: 'Your {brand} password was changed',
    happened: 'Your password was changed, and you were logged out everywhere else.',
  }),
} as const

/** A change that members are emailed about. */
export type SecurityChange = keyof typeof changeTexts

/** Whom to tell. */
interface Told {
  readonly ports: Ports
  readonly viewer: Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'locale'>
}

/** Says that somebody changed how the account is protected. */
export const securityNews =
  (change: SecurityChange, brand: string): AccountEmail['say'] =>
  (language) => {
    const words = changeTexts[change](language)
    return { subject: words.subject({ brand }), happened: words.happened() }
  }

/** True when the reader has something to do, whoever made the change. */
export const needsAct = (change: SecurityChange): boolean => change === 'passkey-blocked'

/** Logs a security change and emails the member about it. */
export async function emailSecurityChange(
  db: Sql,
  { ports, viewer }: Told,
  change: SecurityChange,
): Promise<void> {
  const { brand } = ports.settings
  ports.log.info(`security.${change}`, { user: viewer.id })
  await queueAccountEmail(db, ports, {
    to: viewer.email,
    firstName: viewer.firstName,
    locale: viewer.locale,
    needsAct: needsAct(change),
    say: securityNews(change, brand),
  })
}
