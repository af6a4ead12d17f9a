import type { ReportDecision, ReportedKind, ReportKind } from '@tessera/contracts/report-kinds'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from '../../../platform/database/define-tables.ts'
import { sql } from '../../../platform/database/sql.ts'
import { anyId, moment, userId } from '../../base/columns.ts'
import type { SensitiveBy } from '../../base/media/rules.ts'
import {
  deletedBy,
  keptForEver,
  keptUntil,
  memberRows,
  rowsStay,
  serviceRows,
} from '../../base/table-facts/table-facts.ts'

/**
 * Cases: all reports of one thing that wait for a decision, or have had one. A case is open until somebody decides
 * it; a later report, or an appeal, opens it again.
 */
export const reportCases = pgTable(
  'report_cases',
  {
    /** For a pin, the pin's id. The column keeps its name from when only pins were reported. */
    id: anyId('pin_id').primaryKey(),
    harm: smallint().notNull(),
    /** The saves of a pin's idea, or followers, when it was last reported. */
    reach: integer().notNull(),
    reports: integer().notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** The time of the last decision; null while the case is open. */
    decidedAt: moment('decided_at'),
    decision: text().$type<ReportDecision>(),
    decidedBy: userId('decided_by'),
    /** The end of what the decision before covered, so that later reports open the case again. */
    coveredUntil: moment('covered_until'),
    kind: text('subject_kind').$type<ReportedKind>().notNull().default('pin'),
    /** The id of a board, person or comment, or the domain of a website; null for a pin. */
    subjectId: text('subject_id'),
    /** The person whose it is; null for a website. */
    ownerId: userId('owner_id'),
    evidenceId: anyId('evidence_id'),
    /** The decision whose appeal waits. */
    appealOf: anyId('appeal_of'),
    /** Set while another person was asked to decide. */
    handedAt: moment('handed_at'),
    handedBy: userId('handed_by'),
    handedNote: text('handed_note'),
  },
  (table) => [
    index('report_cases_open')
      .on(
        table.harm.desc().nullsFirst(),
        table.reach.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.decidedAt} is null`),
    uniqueIndex('report_cases_subject')
      .on(table.kind, table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    index('report_cases_owner').on(table.ownerId),
  ],
)

/** Reports: one per case and reporter, whose latest counts. */
export const caseReports = pgTable(
  'case_reports',
  {
    caseId: anyId('case_id')
      .notNull()
      .references(() => reportCases.id, { onDelete: 'cascade' }),
    /** An account, or a fingerprint of the network of somebody without one. */
    reporter: text().notNull(),
    reporterId: userId('reporter_id'),
    reason: text().notNull(),
    words: text().notNull().default(''),
    /** The address for the answer to somebody without an account. */
    email: text(),
    locale: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.reporter] }),
    index('case_reports_reporter').on(table.reporterId).where(sql`${table.reporterId} is not null`),
  ],
)

/** The reported thing, as it was at the first report. */
export interface Evidence {
  readonly title: string
  readonly text: string
  /** The note that its saver shares with others who see the pin. */
  readonly note?: string
  readonly link: string | null
  /** Its address in the product; for a website, of the site. */
  readonly url: string
}

/** Evidence, which an edit or deletion of what was reported does not change. */
export const caseEvidence = pgTable(
  'case_evidence',
  {
    id: anyId('id').primaryKey(),
    caseId: anyId('case_id').notNull(),
    facts: jsonb().$type<Evidence>().notNull(),
    /** The key of the picture that it had. */
    pictureKey: text('picture_key'),
    /** True once the store has a copy of the picture. */
    hasCopy: boolean('has_copy').notNull().default(false),
    takenAt: moment('taken_at').notNull(),
    /** The time at which it is deleted; null while its case is open. */
    endsAt: moment('ends_at'),
  },
  (table) => [index('case_evidence_ends').on(table.endsAt).where(sql`${table.endsAt} is not null`)],
)

/** The changes of a decision, so that it can be taken back. */
export interface Done {
  /** A deleted comment. */
  readonly comment?: {
    readonly pinId: string | null
    readonly originId: string
    readonly isOpen: boolean
    readonly text: string
    readonly createdAt: string
  }
  /** The texts and the picture of the profile before. */
  readonly profile?: {
    readonly about: string
    readonly website: string | null
    readonly portraitId: string | null
  }
  /** Pictures that were marked as sensitive, with who had marked them before. */
  readonly marked?: readonly { readonly id: string; readonly by: SensitiveBy | null }[]
  /** True when it was gone already, so that nothing comes back. */
  readonly wasGone?: boolean
  readonly hasLimited?: boolean
  readonly hasSuspended?: boolean
}

/** Decisions about cases, with their appeals. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    id: anyId('id').primaryKey(),
    caseId: anyId('case_id').notNull(),
    kind: text('subject_kind').$type<ReportedKind>().notNull(),
    ownerId: userId('owner_id'),
    evidenceId: anyId('evidence_id'),
    decision: text().$type<ReportDecision>().notNull(),
    /** The kind of the worst reason that was reported. */
    ground: text().$type<ReportKind>().notNull(),
    reason: text().notNull(),
    reports: integer().notNull(),
    openedAt: moment('opened_at').notNull(),
    coveredBefore: moment('covered_before'),
    decidedAt: moment('decided_at').notNull(),
    /** Null for the operator's command. */
    decidedBy: userId('decided_by'),
    /** True when the house's classifier decided, and no person. */
    isAutomated: boolean('is_automated').notNull().default(false),
    done: jsonb().$type<Done>().notNull(),
    undoneAt: moment('undone_at'),
    appealWords: text('appeal_words'),
    appealedAt: moment('appealed_at'),
    appealOutcome: text('appeal_outcome').$type<'upheld' | 'reversed'>(),
    appealAnswer: text('appeal_answer'),
    appealDecidedAt: moment('appeal_decided_at'),
  },
  (table) => [
    index('case_decisions_owner')
      .on(table.ownerId, table.id.desc().nullsFirst())
      .where(sql`${table.ownerId} is not null`),
    index('case_decisions_case').on(table.caseId, table.id.desc().nullsFirst()),
    index('case_decisions_time').on(table.decidedAt),
  ],
)

/** The reasons to choose from: one row, and none until somebody edits them. */
export const decisionReasons = pgTable('decision_reasons', {
  id: integer().primaryKey(),
  reasons: jsonb().$type<readonly unknown[]>().notNull(),
  changedAt: moment('changed_at').notNull(),
})

const ended = keptUntil('90 days after the end of the case', 'sweep-cases')

/** States whose the rows of these tables are, and what happens to them. */
export const reportTables = [
  memberRows(reportCases, {
    owner: 'ownerId',
    leftOut: 'How many people reported a thing. The decisions about you are in this download.',
    deletion: rowsStay('It counts, and names nobody but by an id.'),
    kept: keptForEver('how many people reported a thing, and what was decided'),
  }),
  memberRows(caseReports, {
    owner: 'reporterId',
    without: ['reporter'],
    deletion: deletedBy('case-reports'),
    kept: ended,
  }),
  memberRows(caseEvidence, {
    owner: 'caseId',
    of: ['report_cases'],
    leftOut:
      'It repeats a thing of yours as it was when somebody reported it, until the case is over.',
    deletion: rowsStay('Evidence stays until the case is over, whoever deletes the thing.'),
    kept: ended,
  }),
  memberRows(caseDecisions, {
    owner: 'ownerId',
    without: ['evidenceId', 'decidedBy', 'done', 'coveredBefore'],
    deletion: rowsStay('The decision names somebody by an id, which leads nowhere then.'),
    kept: keptForEver('decisions, which the transparency page counts'),
  }),
  serviceRows(decisionReasons, keptForEver('the reasons to choose from')),
]
