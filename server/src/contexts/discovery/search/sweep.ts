import type { Db } from '../../../platform/database/port.ts'
import { and, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards, listedFor, pins, sweepHashtags, unsweptPins } from '../../pins/index.ts'
import { addWords, wordMax } from './add-words.ts'
import { indexNewNames } from './name-newcomers.ts'
import { raisePins } from './raise-pins.ts'
import { joinSeen, pinVector } from './seen-words.ts'
import { choiceDays, forgottenQueryDays, queryChoices, searchQueries, words } from './tables.ts'
import { tidyPinWords } from './tidy-pin-words.ts'

const pinsAtOnce = 500
const stemsAtOnce = 200
/**
 * Below this count, a word's public pins are counted exactly, so that no word outlives its last
 * pin.
 */
const exactBelow = 50
/** The key of the advisory lock; any number that no other lock uses. */
const sweepLock = 7_355_611
const day = 86_400_000
const forgottenAfter = forgottenQueryDays * day

const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10)

/**
 * Updates the search index: words and their counts, hashtag counts, the tiers of pins, names, and
 * popular queries.
 */
export async function sweepSearch(db: Db, now: Date): Promise<void> {
  await sweepHashtags(db)
  let more = true
  while (more) more = await readPins(db)
  await raisePins(db, now)
  await indexNewNames(db, now)
  await tidyPinWords(db)
  await db
    .delete(searchQueries)
    .where(
      and(
        sql`not ${searchQueries.isShown}`,
        lt(searchQueries.lastMadeAt, new Date(now.getTime() - forgottenAfter)),
      ),
    )
  await db.execute(sql`
    delete from ${queryChoices} where ${queryChoices.day} < ${dayBefore(now, choiceDays)}::date
      or (${queryChoices.day} < ${dayBefore(now, forgottenQueryDays)}::date and not exists (
        select from ${searchQueries}
        where ${searchQueries.query} = ${queryChoices.query} and ${searchQueries.isCounted}))`)
  await db
    .update(searchQueries)
    .set({ weight: searchQueries.made })
    .where(sql`${searchQueries.isShown} and ${searchQueries.weight} <> ${searchQueries.made}`)
}

/** Indexes and counts the words of a batch of pins; false when none were left. */
const readPins = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { rows: locks } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sweepLock}::bigint) as mine`,
    )
    if (locks[0]?.mine !== true) return false
    const { rows } = await tx.execute<{ pin_id: string }>(sql`
      delete from ${unsweptPins} where ${unsweptPins.pinId} in (
        select pin_id from unread_pins order by pin_id limit ${pinsAtOnce} for update skip locked)
      returning pin_id::text`)
    if (rows.length === 0) return false
    const ids = sql.param(rows.map(({ pin_id }) => pin_id))
    await addWords(tx, sql`${pins.id} = any(${ids}::bigint[])`)
    const { rows: stems } = await tx.execute<{ stem: string }>(sql`
      select distinct lexeme as stem from ${pins} ${joinSeen} cross join unnest(${pinVector})
      where ${pins.id} = any(${ids}::bigint[]) and length(lexeme) <= ${wordMax} order by 1`)
    const all = stems.map(({ stem }) => stem)
    for (let from = 0; from < all.length; from += stemsAtOnce)
      await countWords(tx, all.slice(from, from + stemsAtOnce))
    return true
  })

/**
 * Recounts stems. Common stems are counted approximately, and the more common, the less often:
 * their exact count doesn't matter.
 */
const countWords = (tx: Sql, stems: readonly string[]) =>
  tx.execute(sql`
    with due as (
      select stem from ${words} where stem = any(${sql.param([...stems])}::text[])
      group by stem having random() < 5000.0 / greatest(1, max(pin_count))
    ), counted as (
      select due.stem,
        case when seen.number < ${exactBelow} then seen.number else rows.number end as number
      from due
      cross join lateral (select count(*)::int as number from pin_words where word = due.stem) rows
      cross join lateral (
        select count(*)::int as number from (
          select from pin_words join ${pins} on ${pins.id} = pin_words.pin_id
            join ${boards} on ${boards.id} = ${pins.boardId}
          where pin_words.word = due.stem and ${listedFor(null)} limit ${exactBelow}) few
      ) seen
    )
    update ${words} set pin_count = counted.number from counted
    where ${words.stem} = counted.stem and ${words.pinCount} <> counted.number`)
