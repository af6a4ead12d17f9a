import {
  type HouseLogEntry,
  listHouseLog,
  verifyHouseLog,
} from '@tessera/contracts/calls/house-log'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, desc, eq, lt } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { houseLog } from '../log/tables.ts'
import { verifyLog } from '../log/verify.ts'

const actors = alias(users, 'actors')
const people = alias(users, 'people')

interface Wanted {
  readonly person_id?: UserId | undefined
  readonly actor_id?: UserId | undefined
  readonly act?: string | undefined
}

const rowsOf = (
  db: Sql,
  { person_id, actor_id, act }: Wanted,
  page: { readonly before: string | undefined; readonly most: number },
) =>
  db
    .select({ entry: houseLog, actor: actors.username, person: people.username })
    .from(houseLog)
    .leftJoin(actors, eq(actors.id, houseLog.actorId))
    .leftJoin(people, eq(people.id, houseLog.personId))
    .where(
      and(
        person_id === undefined ? undefined : eq(houseLog.personId, person_id),
        actor_id === undefined ? undefined : eq(houseLog.actorId, actor_id),
        act === undefined ? undefined : eq(houseLog.act, act),
        page.before === undefined ? undefined : lt(houseLog.seq, Number(page.before)),
      ),
    )
    .orderBy(desc(houseLog.seq))
    .limit(page.most)

const Facts = z.record(z.string(), z.unknown())

/** Reads facts as they were logged; null for none, and for what somebody made unreadable. */
function factsIn(text: string | null): Record<string, unknown> | null {
  if (text === null) return null
  try {
    return z.parse(Facts, JSON.parse(text))
  } catch {
    return null
  }
}

type LoggedRow = Awaited<ReturnType<typeof rowsOf>>[number]

function entryOf({ entry, actor, person }: LoggedRow): HouseLogEntry {
  const { actorId, personId } = entry
  return {
    seq: entry.seq,
    at: entry.at.toISOString(),
    by: entry.by,
    actor: actorId === null ? null : { id: actorId, username: actor },
    role: entry.role,
    act: entry.act,
    person: personId === null ? null : { id: personId, username: person },
    object: entry.object,
    reason: entry.reason,
    before: factsIn(entry.before),
    after: factsIn(entry.after),
    hash: entry.hash,
  }
}

/** Handlers of the calls that read the log. */
export const houseLogCalls = [
  answerHouse(listHouseLog, async ({ ports: { db } }, input) => {
    const before = idOfBookmark(input.bookmark)
    if (before === 'unreadable') return badBookmark
    const rows = await rowsOf(db, input, { before, most: input.page_size + 1 })
    const page = pageOf(rows, input.page_size, ({ entry }) => [String(entry.seq)])
    return given(page.rows.map(entryOf), page.bookmark)
  }),
  answerHouse(verifyHouseLog, async ({ ports }, { kept }) => given(await verifyLog(ports, kept))),
]
