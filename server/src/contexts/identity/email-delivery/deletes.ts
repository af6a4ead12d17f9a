import { eq } from '../../../platform/database/sql.ts'
import { forgetAddresses } from '../../base/mail/suppressions.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { users } from '../accounts/tables.ts'

/** Forgets that emails to the address of a deleted account came back. */
export const suppressionDeletes: readonly DeletedPart[] = [
  {
    name: 'mail-suppressions',
    when: 'with',
    run: async (tx, { id }) => {
      const rows = await tx.select({ email: users.email }).from(users).where(eq(users.id, id))
      await forgetAddresses(
        tx,
        rows.map(({ email }) => email),
      )
    },
  },
]
