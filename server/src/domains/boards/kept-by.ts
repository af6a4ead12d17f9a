import { sql } from 'drizzle-orm'
import { boardPeople, boards } from './tables.ts'

/** The boards that somebody keeps, alone or with others; `who` is an id or a column of one. */
export const keptBy = (who: unknown) => sql`${boards.id} in (
  select own.id from ${boards} own where own.owner_id = ${who}
  union all select ${boardPeople.boardId} from ${boardPeople}
    where ${boardPeople.userId} = ${who} and ${boardPeople.state} = 'active')`
