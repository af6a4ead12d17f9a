import { sql } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { boards } from '../../pins/index.ts'
import { nameWords } from './tables.ts'

/** Deletes the names of an account and of its boards from the index. */
export const nameDeletes: readonly DeletedPart[] = [
  {
    name: 'names',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.execute(sql`delete from ${nameWords} where (kind = 'user' and subject_id = ${id})
        or (kind = 'board' and subject_id in (select id from ${boards} where owner_id = ${id}))`)
    },
  },
]
