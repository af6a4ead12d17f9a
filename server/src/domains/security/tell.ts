import type { MemberVisit } from '../../calls/visit.ts'
import { postAccountNews } from '../mail/account-letter.ts'
import type { Sql } from '../sql.ts'

/** The changes that people hear of by letter. */
const said = {
  'authenticator-added': {
    subject: 'An authenticator was added to your {brand} account',
    happened: 'From now on your account asks for a code of an authenticator app at log-in.',
  },
  'phone-added': {
    subject: 'A telephone was added to your {brand} account',
    happened: 'From now on your account asks at log-in for a code that is sent to a telephone.',
  },
  'totp-removed': {
    subject: 'The authenticator was taken off your {brand} account',
    happened: 'Your account does not ask for codes of an authenticator app any more.',
  },
  'sms-removed': {
    subject: 'The telephone was taken off your {brand} account',
    happened: 'Your account does not ask for codes that are sent to a telephone any more.',
  },
  'codes-renewed': {
    subject: 'Your {brand} recovery codes were made anew',
    happened:
      'There are ten new codes for emergencies. The old ones are good for nothing any more.',
  },
  'password-changed': {
    subject: 'Your {brand} password was changed',
    happened: 'The password was changed, and you were logged out everywhere else.',
  },
} as const

/** A change that people hear of. */
export type SecurityChange = keyof typeof said

/** Notes a change to what keeps the viewer's account safe, and tells them by letter. */
export async function tellOfChange(
  db: Sql,
  { ports, viewer }: MemberVisit,
  change: SecurityChange,
): Promise<void> {
  const { subject, happened } = said[change]
  ports.log.info(`security.${change}`, { user: viewer.id })
  await postAccountNews(db, ports, {
    to: viewer.email,
    firstName: viewer.firstName,
    subject: subject.replace('{brand}', ports.settings.brand),
    happened,
  })
}
