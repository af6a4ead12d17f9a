import type { ConversionUpload, UploadKind } from '@tessera/contracts/calls/conversion-uploads'
import type { AdvertiserId, UserId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import type { Tx } from '../../../platform/database/port.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { type CountedConversion, countConversions } from './count-conversions.ts'
import type { SentConversion } from './known-conversion.ts'
import { conversionUploads } from './tables.ts'
import { latestTouches } from './touches.ts'
import type { AnalysisRow, ReadFile } from './upload-rows.ts'

/** A file that somebody uploads. */
export interface AskedUpload {
  readonly account: {
    readonly id: AdvertiserId
    readonly currency: string
    readonly timeZone: string
  }
  readonly kind: UploadKind
  readonly fileName: string
  readonly isDryRun: boolean
  readonly by: { readonly id: UserId; readonly name: string }
}

/** Undoes a dry run, and brings its outcome out of the transaction. */
class DryRun extends Error {
  readonly counted: readonly CountedConversion[]
  constructor(counted: readonly CountedConversion[]) {
    super('Dry run')
    this.counted = counted
  }
}

/** Max events that one statement writes. */
const chunk = limits.conversionEventsAtOnce

async function countAll(tx: Tx, ports: Ports, asked: AskedUpload, fine: readonly SentConversion[]) {
  const origin = { account: asked.account, source: 'upload', tagId: null } as const
  const counted: CountedConversion[] = []
  for (let at = 0; at < fine.length; at += chunk)
    counted.push(...(await countConversions(tx, ports, origin, fine.slice(at, at + chunk))))
  return counted
}

type Outcome = Pick<ConversionUpload, 'counted' | 'duplicates' | 'matched'>

const reportOf = (
  asked: AskedUpload,
  read: ReadFile<unknown>,
  { id, at, outcome }: { readonly id: string | null; readonly at: Date; readonly outcome: Outcome },
): ConversionUpload => {
  // A list for analysis is matched whole.
  const isRefused = read.faults.length > 0 && (asked.kind === 'analysis' || read.fine.length === 0)
  const state = isRefused ? 'refused' : 'imported'
  return {
    id,
    kind: asked.kind,
    file_name: asked.fileName,
    uploaded_at: at.toISOString(),
    uploaded_by: asked.by.name,
    state: asked.isDryRun ? 'checked' : state,
    rows: read.rows,
    ...outcome,
    refused: read.rows - read.fine.length,
    faults: read.faults.slice(0, limits.conversionFaultsShown),
  }
}

const outcomeOf = (counted: readonly CountedConversion[]): Outcome => {
  const fresh = counted.filter(({ isCounted }) => isCounted).length
  return { counted: fresh, duplicates: counted.length - fresh, matched: null }
}

async function keep(tx: Sql, asked: AskedUpload, report: ConversionUpload): Promise<void> {
  if (report.id === null || report.state === 'checked') return
  await tx.insert(conversionUploads).values({
    id: report.id,
    advertiserId: asked.account.id,
    kind: asked.kind,
    fileName: asked.fileName,
    uploadedAt: new Date(report.uploaded_at),
    uploadedBy: asked.by.id,
    state: report.state,
    rows: report.rows,
    counted: report.counted,
    duplicates: report.duplicates,
    refused: report.refused,
    faults: report.faults,
    matched: report.matched,
  })
}

/**
 * Imports the rows of a file of conversions that have no fault, in one transaction. A dry run does the
 * same in a transaction that is rolled back, so that both say the same.
 */
export async function importConversions(
  ports: Ports,
  asked: AskedUpload,
  read: ReadFile<SentConversion>,
): Promise<ConversionUpload> {
  const { db, ids, clock } = ports
  const id = asked.isDryRun ? null : ids.next()
  const reportWith = (outcome: Outcome) => reportOf(asked, read, { id, at: clock.now(), outcome })
  try {
    return await db.transaction(async (tx) => {
      const counted = await countAll(tx, ports, asked, read.fine)
      if (asked.isDryRun) throw new DryRun(counted)
      const report = reportWith(outcomeOf(counted))
      await keep(tx, asked, report)
      return report
    })
  } catch (cause) {
    if (cause instanceof DryRun) return reportWith(outcomeOf(cause.counted))
    throw cause
  }
}

/**
 * Rounds a number of people, so that nobody is singled out: a list with one more person may have the
 * same answer. The list decides the offset, so that asking again says nothing new.
 */
export function roundedMatches(count: number, mark: string): number | null {
  const offset = (Number.parseInt(mark.slice(0, 8), 16) % 41) - 20
  const rounded = Math.floor((count + offset) / limits.analysisFloor) * limits.analysisFloor
  return rounded < limits.analysisFloor ? null : rounded
}

/** Matches a list with the ads that its people touched in the 30 days before; keeps the number alone. */
export async function importAnalysis(
  ports: Ports,
  asked: AskedUpload,
  read: ReadFile<AnalysisRow>,
): Promise<ConversionUpload> {
  const { db, ids, clock, secrets } = ports
  const isWhole = read.faults.length === 0
  const requests = read.fine.map(({ email, at }, index) => ({ index, emails: [email], at }))
  const found = isWhole ? await latestTouches(db, asked.account.id, requests) : []
  const people = new Set(found.map(({ index }) => requests[index]?.emails[0]))
  const list = [...new Set(read.fine.map(({ email }) => email))].toSorted().join()
  const mark = sha256OfText(secrets.mac(`analysis ${asked.account.id}`, list))
  const outcome = {
    counted: isWhole ? read.rows : 0,
    duplicates: 0,
    matched: isWhole && !asked.isDryRun ? roundedMatches(people.size, mark) : null,
  }
  const id = asked.isDryRun ? null : ids.next()
  const report = reportOf(asked, read, { id, at: clock.now(), outcome })
  await keep(db, asked, report)
  return report
}
