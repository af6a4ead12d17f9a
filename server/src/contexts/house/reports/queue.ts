import type { HouseDecision, HouseReport } from '@tessera/contracts/calls/house-reports'
import type { UserId } from '@tessera/contracts/ids'
import {
  appealDueDays,
  dueHours,
  type ReportedKind,
  type ReportKind,
  reportedKinds,
} from '@tessera/contracts/report-kinds'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, desc, eq, inArray, isNull, lt, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { personOf, selectPeople } from '../acting/person-row.ts'
import {
  caseDecisions,
  caseEvidence,
  caseReports,
  type Evidence,
  reportCases,
} from '../cases/tables.ts'
import { copyrightNotices, counterNotices } from '../copyright/tables.ts'
import type { Actor } from '../log/actor.ts'
import { classifierReporter, scoresIn } from './classifier-report.ts'
import { counterState, noticesOfCases } from './copyright-notices.ts'
import { evidencePicture } from './evidence.ts'
import { type Subject, subjectsOf } from './subjects.ts'
import { undoEnd } from './take-back.ts'

/** The place of a case in the queue. */
export type CasePlace = readonly [harm: number, reach: number, caseId: string]

const hour = 3_600_000
const handers = alias(users, 'handers')
const deciders = alias(users, 'deciders')
const owners = alias(users, 'owners')

const isUncovered = sql`given.case_id = ${reportCases.id}
  and (${reportCases.coveredUntil} is null or given.created_at > ${reportCases.coveredUntil}
    or ${reportCases.appealOf} is not null)`

const shown = {
  row: reportCases,
  evidence: caseEvidence,
  appealed: caseDecisions,
  handedBy: handers.username,
  decidedBy: deciders.username,
  reasons: sql<{ reason: string; count: number }[]>`(select coalesce(json_agg(json_build_object(
      'reason', by_reason.reason, 'count', by_reason.number) order by by_reason.number desc), '[]'::json)
    from (select given.reason as reason, count(*)::int as number from ${caseReports} given
      where ${isUncovered} group by 1) by_reason)`,
  scores: sql<string | null>`(select given.words from ${caseReports} given
    where ${isUncovered} and given.reporter = ${classifierReporter})`,
  words: sql<string[]>`array(select given.words from ${caseReports} given
    where ${isUncovered} and given.words <> '' and given.reporter <> ${classifierReporter}
    order by given.created_at desc limit 5)`,
}

/** A part of the queue; `hasNotice` keeps the cases with a copyright notice. */
interface QueuePage {
  readonly below: CasePlace | undefined
  readonly most: number
  readonly hasNotice?: boolean
}

const hasNoticeNow = sql`exists (select from ${copyrightNotices}
  where ${copyrightNotices.caseId} = ${reportCases.id} and ${copyrightNotices.name} <> '')`

const rowsOf = (db: Sql, { below, most, hasNotice }: QueuePage) =>
  db
    .select(shown)
    .from(reportCases)
    .leftJoin(caseEvidence, eq(caseEvidence.id, reportCases.evidenceId))
    .leftJoin(caseDecisions, eq(caseDecisions.id, reportCases.appealOf))
    .leftJoin(handers, eq(handers.id, reportCases.handedBy))
    .leftJoin(deciders, eq(deciders.id, caseDecisions.decidedBy))
    .where(
      and(
        isNull(reportCases.decidedAt),
        hasNotice === true ? hasNoticeNow : undefined,
        below === undefined
          ? undefined
          : sql`(${reportCases.harm}, ${reportCases.reach}, ${reportCases.id})
              < (${below[0]}::smallint, ${below[1]}::int, ${below[2]}::bigint)`,
      ),
    )
    .orderBy(desc(reportCases.harm), desc(reportCases.reach), desc(reportCases.id))
    .limit(most)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Returns the id of what a case is about, as its own kind has it. */
const subjectIdOf = ({ id, kind, subjectId }: Row['row']): string =>
  kind === 'pin' ? id : (subjectId ?? '')

const keyOf = (kind: ReportedKind, id: string): string => `${kind} ${id}`

async function subjectsNow(db: Sql, rows: readonly Row[]): Promise<ReadonlyMap<string, Subject>> {
  const found = await Promise.all(
    reportedKinds.map((kind) =>
      subjectsOf(
        db,
        kind,
        rows.filter(({ row }) => row.kind === kind).map(({ row }) => subjectIdOf(row)),
      ),
    ),
  )
  return new Map(found.flat().map((each) => [keyOf(each.kind, each.id), each]))
}

const textsOf = ({ title, text, note, link }: Evidence): string =>
  JSON.stringify([title, text, note, link])

const nothing: Evidence = { title: '', text: '', link: null, url: '' }

function stateOf(evidence: Row['evidence'], now: Subject | undefined): HouseReport['state'] {
  if (now === undefined) return 'gone'
  if (evidence === null) return 'same'
  const isSame =
    textsOf(evidence.facts) === textsOf(now.facts) && evidence.pictureKey === now.pictureKey
  return isSame ? 'same' : 'changed'
}

function appealOf({ appealed, decidedBy }: Row, viewerId: UserId | null): HouseReport['appeal'] {
  if (appealed === null || appealed.appealedAt === null) return null
  return {
    words: appealed.appealWords ?? '',
    at: appealed.appealedAt.toISOString(),
    decision: appealed.decision,
    reason: appealed.reason,
    by: decidedBy,
    is_mine: !appealed.isAutomated && appealed.decidedBy === viewerId,
  }
}

const dueAt = ({ row, appealed }: Row): Date =>
  appealed?.appealedAt
    ? new Date(appealed.appealedAt.getTime() + appealDueDays * 24 * hour)
    : new Date(row.firstAt.getTime() + dueHours(row.harm) * hour)

/** Lists open cases: the most harmful first, then by reach. */
export async function openCases(
  db: Sql,
  { id: viewerId }: Pick<Actor, 'id'>,
  page: QueuePage,
): Promise<readonly { readonly place: CasePlace; readonly report: HouseReport }[]> {
  const rows = await rowsOf(db, page)
  const ids = [...new Set(rows.flatMap(({ row }) => row.ownerId ?? []))]
  const [found, subjects, notices] = await Promise.all([
    ids.length === 0 ? [] : selectPeople(db).where(inArray(users.id, ids)),
    subjectsNow(db, rows),
    noticesOfCases(
      db,
      rows.map(({ row }) => row.id),
    ),
  ])
  const people = new Map(found.map((row) => [row.id, personOf(row)]))
  return rows.map((each) => {
    const { row, evidence, handedBy } = each
    const now = subjects.get(keyOf(row.kind, subjectIdOf(row)))
    const facts = evidence?.facts ?? now?.facts ?? nothing
    const person = row.ownerId === null ? null : (people.get(row.ownerId) ?? null)
    const report: HouseReport = {
      case_id: row.id,
      kind: row.kind,
      state: stateOf(evidence, now),
      title: facts.title || (row.kind === 'profile' ? (person?.full_name ?? '') : ''),
      text: facts.text,
      note: facts.note ?? '',
      link: facts.link,
      url: facts.url,
      image_url:
        evidence === null
          ? evidencePicture({ id: '', pictureKey: now?.pictureKey ?? null, hasCopy: false })
          : evidencePicture(evidence),
      person,
      reasons: each.reasons,
      words: each.words,
      notices: notices.get(row.id) ?? [],
      reports: row.reports,
      machine: each.scores === null ? null : scoresIn(each.scores),
      saves: row.reach,
      first_at: row.firstAt.toISOString(),
      last_at: row.lastAt.toISOString(),
      due_at: dueAt(each).toISOString(),
      handed:
        row.handedAt === null
          ? null
          : {
              by: handedBy,
              note: row.handedNote ?? '',
              at: row.handedAt.toISOString(),
              is_mine: row.handedBy === viewerId,
            },
      appeal: appealOf(each, viewerId),
    }
    return { place: [row.harm, row.reach, row.id] as const, report }
  })
}

/** Lists decisions, newest first, below an id. */
export async function decisionsBelow(
  db: Sql,
  now: Date,
  page: {
    readonly before: string | undefined
    readonly most: number
    readonly ground?: ReportKind
  },
): Promise<readonly HouseDecision[]> {
  const rows = await db
    .select({
      row: caseDecisions,
      facts: caseEvidence.facts,
      person: owners.username,
      fullName: owners.fullName,
      by: deciders.username,
      counter: counterNotices,
    })
    .from(caseDecisions)
    .leftJoin(counterNotices, eq(counterNotices.id, caseDecisions.id))
    .leftJoin(caseEvidence, eq(caseEvidence.id, caseDecisions.evidenceId))
    .leftJoin(owners, eq(owners.id, caseDecisions.ownerId))
    .leftJoin(deciders, eq(deciders.id, caseDecisions.decidedBy))
    .where(
      and(
        page.before === undefined ? undefined : lt(caseDecisions.id, page.before),
        page.ground === undefined ? undefined : eq(caseDecisions.ground, page.ground),
      ),
    )
    .orderBy(desc(caseDecisions.id))
    .limit(page.most)
  return rows.map(({ row, facts, person, fullName, by, counter }) => ({
    id: row.id,
    case_id: row.caseId,
    kind: row.kind,
    title: facts?.title || facts?.text || (row.kind === 'profile' ? (fullName ?? '') : ''),
    person,
    decision: row.decision,
    ground: row.ground,
    reason: row.reason,
    by,
    is_automated: row.isAutomated,
    decided_at: row.decidedAt.toISOString(),
    undo_until: undoEnd(row, now)?.toISOString() ?? null,
    undone_at: row.undoneAt?.toISOString() ?? null,
    appeal: row.appealOutcome ?? (row.appealedAt === null ? null : 'waits'),
    counter:
      counter === null
        ? null
        : { state: counterState(counter), due_at: counter.dueAt.toISOString() },
  }))
}

const countedMost = 1_000

/** Counts what waits, up to a thousand: cases, and the appeals among them. */
export async function waitingCases(
  db: Sql,
): Promise<{ readonly reports: number; readonly appeals: number }> {
  const { rows } = await db.execute<{ reports: number; appeals: number }>(sql`
    select (select count(*) from (select from ${reportCases} where ${reportCases.decidedAt} is null
        limit ${countedMost}) waiting)::int as reports,
      (select count(*) from (select from ${reportCases} where ${reportCases.decidedAt} is null
        and ${reportCases.appealOf} is not null limit ${countedMost}) waiting)::int as appeals`)
  return { reports: rows[0]?.reports ?? 0, appeals: rows[0]?.appeals ?? 0 }
}
