import { eq, inArray } from '../../../platform/database/sql.ts'
import { smsOutbox } from '../../base/mail/tables.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { phoneFactors, phoneSetups } from './tables.ts'

/** Deletes the text messages that were sent to the phones of a deleted account. */
export const phoneDeletes: readonly DeletedPart[] = [
  {
    name: 'text-messages',
    when: 'with',
    run: async (tx, { id }) => {
      for (const phones of [phoneFactors, phoneSetups]) {
        const numbers = tx
          .select({ to: phones.phoneNumber })
          .from(phones)
          .where(eq(phones.userId, id))
        await tx.delete(smsOutbox).where(inArray(smsOutbox.to, numbers))
      }
    },
  },
]
