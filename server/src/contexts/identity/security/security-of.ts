import type { Security } from '@tessera/contracts/calls/security'
import type { MemberVisit } from '../../../calls/visit.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { confirmedUntil } from '../accounts/confirmed.ts'
import { users } from '../accounts/tables.ts'
import { countPasskeys } from '../passkeys/store.ts'
import { factorNames, factorsOf, phoneNumberEnd } from '../second-factor/factors.ts'
import { recoveryCodesLeft } from '../second-factor/recovery-codes.ts'

/** Returns the viewer's security settings. */
export async function securityOf(visit: MemberVisit): Promise<Security> {
  const { ports, viewer } = visit
  const factors = await factorsOf(ports.db, viewer.id)
  const [account] = await ports.db
    .select({
      has_password: sql<boolean>`${users.passwordHash} is not null`,
      connected_to_facebook: users.connectedToFacebook,
      connected_to_google: users.connectedToGoogle,
    })
    .from(users)
    .where(eq(users.id, viewer.id))
  const none = { has_password: false, connected_to_facebook: false, connected_to_google: false }
  return {
    email: viewer.email,
    ...(account ?? none),
    factors: factorNames(factors),
    passkeys: await countPasskeys(ports.db, viewer.id),
    phone_number_end: factors.phoneNumber === null ? null : phoneNumberEnd(factors.phoneNumber),
    recovery_codes_left: await recoveryCodesLeft(ports.db, viewer.id),
    confirmed_until: (await confirmedUntil(visit))?.toISOString() ?? null,
  }
}
