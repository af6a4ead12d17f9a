import {
  type HouseTextKind,
  houseTextKinds,
  isAlwaysThere,
  noticeCookie,
  type ShownNotice,
} from '@tessera/contracts/house-words'
import type { Language } from '@tessera/contracts/language'
import type { Tx } from '../../../platform/database/port.ts'
import { and, asc, desc, eq, gt, isNull, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../sql.ts'
import { houseNotices, houseTexts } from './tables.ts'
import { textFor } from './texts.ts'

/** The latest version of a text, without its words. */
interface LatestText {
  readonly kind: HouseTextKind
  readonly version: number
  readonly changedAt: Date | null
  readonly isShown: boolean
}

/** The latest version of the terms that members have to agree to. */
interface MaterialTerms {
  readonly version: number
  readonly laterDays: number
  readonly changesEn: string
  readonly changesDe: string
}

type NoticeRow = typeof houseNotices.$inferSelect

/** The words of the house that documents need. */
export interface HouseWords {
  readonly texts: readonly LatestText[]
  readonly terms: MaterialTerms | undefined
  /** Notices that run or begin later, those that begin first before others. */
  readonly notices: readonly NoticeRow[]
}

const noticesKnown = 50
const oldest = 60_000

/** Reads the words that are in force. */
export async function loadWords(db: Sql, now: Date): Promise<HouseWords> {
  const rows = await db
    .selectDistinctOn([houseTexts.kind], {
      kind: houseTexts.kind,
      version: houseTexts.version,
      changedAt: houseTexts.changedAt,
      isShown: sql<boolean>`${houseTexts.en} <> ''`,
    })
    .from(houseTexts)
    .orderBy(houseTexts.kind, desc(houseTexts.version))
  const [terms] = await db
    .select({
      version: houseTexts.version,
      laterDays: houseTexts.laterDays,
      changesEn: houseTexts.changesEn,
      changesDe: houseTexts.changesDe,
    })
    .from(houseTexts)
    .where(and(eq(houseTexts.kind, 'terms'), eq(houseTexts.isMaterial, true)))
    .orderBy(desc(houseTexts.version))
    .limit(1)
  const notices = await db
    .select()
    .from(houseNotices)
    .where(and(gt(houseNotices.endsAt, now), isNull(houseNotices.endedAt)))
    .orderBy(asc(houseNotices.startsAt), asc(houseNotices.id))
    .limit(noticesKnown)
  const texts = houseTextKinds.map(
    (kind) =>
      rows.find((row) => row.kind === kind) ?? {
        kind,
        version: 0,
        changedAt: null,
        isShown: isAlwaysThere(kind),
      },
  )
  return { texts, terms, notices }
}

type Around = Pick<Ports, 'primary' | 'live' | 'clock'>

interface Kept {
  words: Promise<HouseWords> | undefined
  at: number
}

const keptBy = new WeakMap<Around['live'], Kept>()

/**
 * Changes words of the house in one transaction, and announces it to all instances. This one knows when it has
 * committed, so that whoever wrote sees the change at once.
 */
export async function changeWords<Result>(
  { db, live }: Pick<Ports, 'db' | 'live'>,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const changed = await change(tx)
    live.publish('house', { kind: 'house', id: 'words' })
    return changed
  })
  const kept = keptBy.get(live)
  if (kept !== undefined) kept.words = undefined
  return result
}

/**
 * Returns the words that are in force. An instance keeps them until a message says that they changed, and for a
 * minute at most, so that documents need no statement for them.
 */
export function currentWords({ primary, live, clock }: Around): Promise<HouseWords> {
  let kept = keptBy.get(live)
  if (kept === undefined) {
    const added: Kept = { words: undefined, at: 0 }
    kept = added
    keptBy.set(live, added)
    live.subscribe('house', () => {
      added.words = undefined
    })
  }
  const now = clock.now()
  const age = Math.abs(now.getTime() - kept.at)
  if (kept.words !== undefined && age < oldest) return kept.words
  const loading = loadWords(primary, now)
  const mine = kept
  mine.words = loading
  mine.at = now.getTime()
  loading.catch(() => {
    if (mine.words === loading) mine.words = undefined
  })
  return loading
}

/** The texts that exist besides terms and privacy. */
export const furtherTexts = ({ texts }: HouseWords): HouseTextKind[] =>
  texts.flatMap(({ kind, isShown }) => (isShown && !isAlwaysThere(kind) ? [kind] : []))

/** A reader of notices. */
interface Reader {
  readonly isMember: boolean
  readonly isBusiness: boolean
  readonly language: Language
  readonly cookie: (name: string) => string | null
  readonly now: Date
}

const isFor = ({ audience }: NoticeRow, { isMember, isBusiness }: Reader): boolean =>
  audience === 'everybody' || (audience === 'members' ? isMember : isBusiness)

/** Returns the notice that somebody sees: maintenance before news, else the one that began last. */
export function noticeFor({ notices }: HouseWords, reader: Reader): ShownNotice | undefined {
  const time = reader.now.getTime()
  const running = notices.filter(
    (each) =>
      each.startsAt.getTime() <= time && each.endsAt.getTime() > time && isFor(each, reader),
  )
  const found = running.findLast(({ kind }) => kind === 'maintenance') ?? running.at(-1)
  if (found === undefined || reader.cookie(noticeCookie) === found.id) return undefined
  const { id, kind } = found
  return { id, kind, text: textFor(reader.language, found).text }
}

/** Returns the next moment at which a notice begins or ends; undefined when none is known. */
export function nextChange({ notices }: HouseWords, now: Date): Date | undefined {
  const times = notices
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((time) => time > now.getTime())
  return times.length === 0 ? undefined : new Date(Math.min(...times))
}
