import { eq } from '../../../platform/database/sql.ts'
import type { DeletedPart } from '../../base/whole-account-parts.ts'
import { homeListName } from '../feed/list-names.ts'
import { storedLists } from '../feed/tables.ts'

/** Deletes the lists of an account's home, which name its boards and searches. */
export const homeListDeletes: readonly DeletedPart[] = [
  {
    name: 'home-lists',
    when: 'with',
    run: async (tx, { id }) => {
      await tx.delete(storedLists).where(eq(storedLists.name, homeListName(id)))
    },
  },
]
