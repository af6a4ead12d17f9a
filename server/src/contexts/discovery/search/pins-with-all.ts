import type { UserId } from '@tessera/contracts/ids'
import { hotQuery, type QueryValue } from '../../../platform/database/hot-query.ts'
import type { Db } from '../../../platform/database/port.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { pins } from '../../pins/index.ts'
import { chosenByOf, evidenceAmong, type PinSearch, type WrittenEvidence } from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { areListsLong, canScan } from './reading.ts'

/** Max pins with all the words for them to be read at once. */
const metMost = 2_000
/** Pins of a batch. */
const batchOf = 300

/** A batch of the pins that have all the words of a reading, when they are few. */
export interface MetPins {
  /** True when they are of any color; otherwise they all say the one that was asked for. */
  readonly isAll: boolean
  /** The ids of those that have the color, by their texts or their pictures. */
  readonly shaded: readonly string[]
  readonly pins: readonly WrittenEvidence[]
  /** True when more of them follow. */
  readonly isMore: boolean
}

/**
 * True when the index of texts is read first: words that are common separately seldom meet in the part of
 * a list that a batch reads, and three of them hardly ever.
 */
export function canMeet({ reading, filters }: Pick<PinSearch, 'reading' | 'filters'>): boolean {
  const asked = 1 + reading.others.length + (reading.shade === undefined ? 0 : 1)
  return asked > 2 && canScan(reading) && areListsLong(reading) && !narrows(filters)
}

/** A value that the planner doesn't see: it would take the words to be independent, and scan all pins. */
const given = (name: string): SQL => sql.raw(`(select ${name} from given)`)

const most = sql.raw(String(metMost))

/** The pins with some words, and one more than may be read at once. */
const withWords = (words: SQL): SQL => sql`
  select ${pins.id} as id, ${pins.saveCount} as saves, ${pins.mediaId} as picture,
    coalesce(${pins.words} @@ ${given('named')}, false) as is_named
  from ${pins}
  where ${pins.words} @@ ${words} and ${pins.listed} and ${pins.deletedAt} is null limit 1 + ${most}`

const isShaded = sql`is_named or exists (select from ${media}
  where ${media.id} = met.picture and ${media.plainColor} = any(${given('plain')}::text[]))`

/** Reads the pins that have all the words; when these are many, those that say the color too. */
const written = (viewerId: QueryValue<UserId> | null): SQL => sql`(with given as materialized (
    select ${sql.placeholder('needed')}::tsquery as needed, ${sql.placeholder('named')}::tsquery as named,
      ${sql.placeholder('plain')}::text[] as plain, ${sql.placeholder('chosenBy')}::text as chosen_by,
      ${sql.placeholder('skipped')}::integer as skipped
  ), met as materialized (${withWords(given('needed'))}),
  counted as materialized (select count(*) <= ${most} as is_all from met),
  named as materialized (
    select * from (${withWords(sql`(select needed && named from given)`)}) named
    where not (select is_all from counted)
  ), either as materialized (
    select id, saves, ${isShaded} as is_shaded from met where (select is_all from counted)
    union all select id, saves, true from named
  ), batch as materialized (
    select * from either order by is_shaded desc, saves desc, id desc
      offset ${given('skipped')} limit ${sql.raw(String(batchOf))}
  ), evidence as materialized (
    ${evidenceAmong(sql`array(select id from batch)`, {
      viewerId,
      needed: given('needed'),
      found: null,
      isByColor: false,
      chosenBy: given('chosen_by'),
    })}
  )
  select is_all, not is_all and (${given('named')} is null or (select count(*) from named) > ${most}) as are_many,
    (select count(*) from either) > ${given('skipped')} + ${sql.raw(String(batchOf))} as is_more,
    (select json_agg(id::text) from batch where is_shaded) as shaded,
    (select json_agg(pin) from evidence) as pins
  from counted) met_pins`

const columns = {
  isAll: sql<boolean>`is_all`,
  areMany: sql<boolean>`are_many`,
  isMore: sql<boolean>`is_more`,
  shaded: sql<readonly string[] | null>`shaded`,
  pins: sql<readonly WrittenEvidence[] | null>`pins`,
}

const ofVisitor = hotQuery('pins_with_all_of_visitor', (db) =>
  db.select(columns).from(written(null)),
)
const ofMember = hotQuery('pins_with_all_of_member', (db) =>
  db.select(columns).from(written(sql.placeholder('viewerId'))),
)

/**
 * Loads a batch of the pins with all the words of a reading, those with the color first, then those that
 * were saved most; undefined when they are too many to be read at once.
 */
export async function pinsWithAll(
  db: Db,
  search: PinSearch,
  batchesBefore: number,
): Promise<MetPins | undefined> {
  const { reading, viewerId } = search
  const { needed, shade } = reading
  const [row] = await (viewerId === null ? ofVisitor : ofMember)(db, {
    needed,
    named: shade?.named ?? null,
    plain: [...(shade?.plain ?? [])],
    chosenBy: chosenByOf(reading),
    skipped: batchOf * batchesBefore,
    viewerId,
  })
  if (row === undefined || row.areMany) return undefined
  const { isAll, isMore } = row
  return { isAll, isMore, shaded: row.shaded ?? [], pins: row.pins ?? [] }
}
