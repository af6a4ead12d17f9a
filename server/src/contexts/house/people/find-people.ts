import type { ParsedInputOf } from '@tessera/contracts/calls/define-call'
import type { findPeople } from '@tessera/contracts/calls/house-people'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { and, desc, eq, isNotNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { formerUsernames, users } from '../../identity/index.ts'
import { isInState, personOf, selectPeople } from '../acting/person-row.ts'

type Wanted = Pick<ParsedInputOf<typeof findPeople>, 'query' | 'state' | 'limited'>

/** Matches texts of an index that start with a text. */
const starts = (column: SQL, text: SQL): SQL =>
  sql`(${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111)))`

/**
 * Matches people by an id, or by the start of an email, username or name, or by a username of before. Each way reads
 * its own index; as alternatives of one condition they would read all people.
 */
function isNamed(query: string): SQL {
  const text = sql`lower(${query}::text)`
  const name = query.replace(/^@/, '')
  const ids = (which: SQL) => sql`select ${users.id} from ${users} where ${which}`
  const byId = z.safeParse(AnyId, query).success
    ? sql` union all select ${query}::bigint`
    : sql.empty()
  return sql`${users.id} in (
    ${ids(starts(sql`lower(${users.email}::text)`, text))}
    union all ${ids(starts(sql`lower(${users.username}::text)`, sql`lower(${name}::text)`))}
    union all ${ids(starts(sql`tessera_plain(${users.fullName})`, sql`tessera_plain(${query}::text)`))}
    union all select ${formerUsernames.userId} from ${formerUsernames}
      where ${formerUsernames.username} = ${name}${byId})`
}

/** Finds people, newest first, below an id. */
export async function peopleFor(
  db: Sql,
  { query, state, limited }: Wanted,
  page: { readonly before: string | undefined; readonly most: number },
): Promise<readonly HousePerson[]> {
  const rows = await selectPeople(db)
    .where(
      and(
        query === undefined || query === '' ? undefined : isNamed(query),
        state === undefined ? undefined : isInState(state),
        limited === true ? isNotNull(users.limitedAt) : undefined,
        page.before === undefined ? undefined : sql`${users.id} < ${page.before}::bigint`,
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.most)
  return rows.map(personOf)
}

/** Finds the one account with this email, username or id; undefined without one. */
export async function accountNamed(db: Sql, account: string) {
  const isId = z.safeParse(AnyId, account).success
  const name = account.replace(/^@/, '')
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        eq(users.email, account),
        eq(users.username, name),
        isId ? sql`${users.id} = ${account}::bigint` : undefined,
      ),
    )
    .orderBy(desc(eq(users.email, account)), desc(eq(users.username, name)))
    .limit(1)
  return row?.id
}
