import { sql } from '../../../platform/database/sql.ts'
import { boardPeople, boards } from './tables.ts'

/** Matches boards that a member owns or shares; `who` is an id or a column. */
export const ownedOrSharedBy = (who: unknown) => sql`${boards.id} in (
  select own.id from ${boards} own where own.owner_id = ${who}
  union all select ${boardPeople.boardId} from ${boardPeople}
    where ${boardPeople.userId} = ${who} and ${boardPeople.state} = 'active')`
