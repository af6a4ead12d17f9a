import type { Db } from '../../../platform/database/port.ts'
import { and, asc, eq, like, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import {
  boards,
  hashtagChanges,
  hashtags,
  isCounted,
  listedFor,
  pinHashtags,
  pins,
  tagsOf,
  unsweptPins,
} from '../../pins/index.ts'
import { reachedBy, storeReached } from '../progress/progress.ts'
import { addWords } from './add-words.ts'
import { writeBoards, writePeople } from './name-words.ts'
import { writeNewPinWords } from './pin-words.ts'
import { nameWords, pinWords, words } from './tables.ts'

const rowsAtOnce = 5_000

/**
 * Rebuilds the search index from pins, boards and people in one transaction. Rows that were
 * inserted past the calls, as in the demo world, are found afterwards.
 */
export function rebuildSearch(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const table of [
      pinWords,
      words,
      nameWords,
      pinHashtags,
      hashtags,
      hashtagChanges,
      unsweptPins,
    ])
      await tx.delete(table)
    let last: string | undefined = '0'
    while (last !== undefined) last = await indexChunk(tx, last)
    await countAll(tx)
    await indexNames(tx)
    await noteNewest(tx)
    await storeReached(tx, versionName, indexVersion)
  })
}

/** Raise it when pins are indexed under other words than before. */
const indexVersion = '2'
const versionName = 'version'

/**
 * Builds the search index when it was built for another version, or is empty though there are pins
 * or people.
 */
export async function ensureSearchBuilt(db: Db): Promise<void> {
  const { rows } = await db.execute<{ missing: boolean }>(sql`
    select exists (select from ${pins} where ${pins.listed}) and not exists (select from ${pinWords})
      or exists (select from ${users}) and not exists (select from ${nameWords}) as missing`)
  const isOld = (await reachedBy(db, versionName)) !== indexVersion
  if (rows[0]?.missing === true || isOld) await rebuildSearch(db)
}

/** Indexes a batch of pins; returns the last id, or undefined when there are none left. */
async function indexChunk(tx: Sql, after: string): Promise<string | undefined> {
  const chunk = await tx
    .select({ id: pins.id })
    .from(pins)
    .where(sql`${pins.id} > ${after}::bigint`)
    .orderBy(asc(pins.id))
    .limit(rowsAtOnce)
  const last = chunk.at(-1)?.id
  if (last === undefined) return undefined
  const which = sql`${pins.id} > ${after}::bigint and ${pins.id} <= ${last}::bigint`
  await writeTags(tx, which)
  await writeNewPinWords(tx, which)
  await addWords(tx, which)
  return last
}

async function writeTags(tx: Sql, which: SQL): Promise<void> {
  const tagged = await tx
    .select({ id: pins.id, title: pins.title, description: pins.description })
    .from(pins)
    .where(and(which, eq(pins.listed, true), like(pins.plain, '%#%')))
  const rows = tagged.flatMap(({ id, title, description }) =>
    tagsOf(`${title}\n${description}`).map((tag) => ({ ...tag, pinId: id })),
  )
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(pinHashtags).values(rows.slice(from, from + rowsAtOnce))
}

async function countAll(tx: Sql): Promise<void> {
  const joined = sql`join ${pins} on ${pins.id} = counted.pin_id
    join ${boards} on ${boards.id} = ${pins.boardId}`
  await tx.execute(sql`
    insert into ${hashtags} (tag, display, pin_count)
    select tag, max(display collate "C"), count(*) from ${pinHashtags} counted ${joined}
    where ${isCounted} group by tag`)
  await tx.execute(sql`
    update ${words} set pin_count = totals.number
    from (select word as stem, count(*) as number from ${pinWords} counted ${joined}
      where ${listedFor(null)} group by word) totals
    where totals.stem = ${words.stem}`)
}

async function indexNames(tx: Sql): Promise<void> {
  for (const { table, writeNames } of [
    { table: users, writeNames: writePeople },
    { table: boards, writeNames: writeBoards },
  ]) {
    let after: string | undefined = '0'
    while (after !== undefined) {
      const chunk: readonly { id: string }[] = await tx
        .select({ id: sql<string>`${table.id}::text` })
        .from(table)
        .where(sql`${table.id} > ${after}::bigint`)
        .orderBy(asc(table.id))
        .limit(rowsAtOnce)
      const last = chunk.at(-1)?.id
      if (last !== undefined)
        await writeNames(tx, sql`${table.id} > ${after}::bigint and ${table.id} <= ${last}::bigint`)
      after = last
    }
  }
}

/** Marks everything up to now as swept. */
async function noteNewest(tx: Sql): Promise<void> {
  for (const [name, table] of [
    ['saves', pins],
    ['people', users],
    ['boards', boards],
  ] as const) {
    const [newest] = await tx.select({ id: sql<string | null>`max(${table.id})::text` }).from(table)
    if (newest?.id != null) await storeReached(tx, name, newest.id)
  }
}
