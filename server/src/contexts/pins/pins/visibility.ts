import { and, eq, isNull, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { boards } from '../boards/tables.ts'
import { comments } from '../comments/tables.ts'
import { countPublicHashtags, uncountHashtags } from '../hashtags/count-listed.ts'
import { creatorOf } from './creator.ts'
import { rankWith } from './rank-with.ts'
import { gatheredSaves, pins } from './tables.ts'

/** Matches public pins: live and on a live public board. */
const inSight = and(isNull(pins.deletedAt), eq(boards.privacy, 'public'), isNull(boards.deletedAt))

/**
 * Adds to or subtracts from the save counts of ideas. Only public copies by others count. Locks the
 * originals in the order of their ids. Saves that were gathered are counted first, since a copy that is
 * subtracted may be among them.
 */
async function countSaves(tx: Sql, which: SQL | undefined, sign: 1 | -1): Promise<void> {
  const saves = sql`greatest(0, ${pins.saveCount} + coalesce(gathered.number, 0) + ${sign} * held.number)`
  await tx.execute(sql`
    with copies as (
      select ${pins.originId} as origin_id, ${pins.pinnerId} as pinner_id
      from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
      where ${which} and ${inSight} and ${pins.originId} <> ${pins.id}
    ), gone as (
      delete from ${gatheredSaves} where origin_id in (select origin_id from copies)
      returning origin_id
    ), gathered as (
      select origin_id, count(*)::int as number from gone group by origin_id
    ), held as (
      select origin.id,
        (count(*) filter (where copies.pinner_id <> origin.pinner_id))::int as number
      from (select id, pinner_id from pins where id in (select origin_id from copies)
        order by id for no key update) origin
      join copies on copies.origin_id = origin.id
      group by origin.id
    )
    update ${pins} set save_count = ${saves}, rank = ${rankWith(saves)}
    from held left join gathered on gathered.origin_id = held.id
    where held.id = ${pins.id} and (held.number > 0 or gathered.number > 0)`)
}

/**
 * Copies the words of ideas to all their pins when the creator's own pin becomes public: they may
 * have changed while nobody saw it. The creator's private pins keep their words.
 */
async function shareWords(tx: Sql, which: SQL | undefined): Promise<void> {
  await tx.execute(sql`
    with said as (
      select ${pins.originId} as origin_id, ${pins.title} as title, ${pins.description} as description,
        ${pins.link} as link, ${pins.altText} as alt_text
      from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
      where ${which} and ${inSight} and ${creatorOf} = ${pins.pinnerId}
    )
    update ${pins} set title = said.title, description = said.description, link = said.link,
      alt_text = said.alt_text
    from said where ${pins.originId} = said.origin_id and not ${pins.listed}
      and (${pins.title}, ${pins.description}, ${pins.link}, ${pins.altText}) is distinct from
        (said.title, said.description, said.link, said.alt_text)
      and (${pins.pinnerId} <> ${pins.creatorId} or ${pins.deletedAt} is null and exists (
        select from ${boards} where ${boards.id} = ${pins.boardId} and ${boards.privacy} = 'public'
          and ${boards.deletedAt} is null))`)
}

/** Shows comments on pins that become public on all pins of the idea. */
async function openComments(tx: Sql, which: SQL | undefined): Promise<void> {
  await tx.execute(sql`
    update ${comments} set is_open = true from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
    where ${comments.pinId} = ${pins.id} and not ${comments.isOpen} and ${which} and ${inSight}`)
}

/** Counts pins that became public, for ideas and hashtags. Call it after the change. */
export async function countPublicPins(tx: Sql, which: SQL | undefined): Promise<void> {
  await shareWords(tx, which)
  await openComments(tx, which)
  await countSaves(tx, which, 1)
  await countPublicHashtags(tx, and(which, inSight) ?? sql`false`)
}

/** Subtracts pins that are about to stop being public. Call it before the change. */
export async function uncountPins(tx: Sql, which: SQL | undefined): Promise<void> {
  await countSaves(tx, which, -1)
  await uncountHashtags(tx, and(which, inSight) ?? sql`false`)
}

/** The parts of a statement that counts a save. */
interface CountingSave {
  /** True when the save counts: its copy is new, and its board public. */
  readonly counts: SQL
  /** The copy that the statement adds. */
  readonly copyId: SQL
}

/**
 * Returns the parts of a statement that counts one save of an idea; own saves don't count. When another
 * transaction holds the idea, the save is gathered instead (`countGathered`), so that people who save
 * one idea don't wait for each other. It takes the placeholders `originId` and `pinnerId` of the copy.
 */
export function countingSave(db: Sql, { counts, copyId }: CountingSave) {
  const credited = db.$with('credited').as(
    db
      .select({ id: pins.id, pinnerId: pins.pinnerId })
      .from(pins)
      .where(
        and(
          eq(pins.id, sql.placeholder('originId')),
          ne(pins.pinnerId, sql.placeholder('pinnerId')),
          counts,
        ),
      ),
  )
  const counted = db.$with('counted').as(
    db
      .update(pins)
      .set({
        saveCount: sql`${pins.saveCount} + 1`,
        rank: rankWith(sql`${pins.saveCount} + 1`),
      })
      .where(
        sql`${pins.id} = (select held.id from ${pins} held
          where held.id = (select ${credited.id} from ${credited}) for no key update skip locked)`,
      )
      .returning({ id: pins.id }),
  )
  const gathered = db.$with('gathered').as(
    db
      .insert(gatheredSaves)
      .select(
        sql`select ${credited.id}, ${copyId} from ${credited}
          where not exists (select from ${counted})`,
      )
      .returning({ originId: gatheredSaves.originId }),
  )
  return {
    credited,
    parts: [credited, counted, gathered],
    isGathered: sql<boolean>`exists (select from ${gathered})`,
  }
}
