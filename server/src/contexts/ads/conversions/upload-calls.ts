import type { ConversionUpload } from '@tessera/contracts/calls/conversion-uploads'
import {
  listConversionUploads,
  uploadConversions,
} from '@tessera/contracts/calls/conversion-uploads'
import { limits } from '@tessera/contracts/limits'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { and, desc, eq, sql } from '../../../platform/database/sql.ts'
import { users } from '../../identity/index.ts'
import { actingAccount } from '../accounts/campaigns/acting-account.ts'
import { conversionUploads } from './tables.ts'
import { type AskedUpload, importAnalysis, importConversions } from './upload.ts'
import { analysisReader, conversionsReader } from './upload-rows.ts'

const answerUpload = answerMember(uploadConversions, async (visit, input) => {
  const { advertiser_id: advertiserId, kind, file_name: fileName, csv, is_dry_run } = input
  const acting = await actingAccount(visit, advertiserId)
  if (!acting.ok) return acting
  const { account } = acting
  const now = visit.ports.clock.now().getTime()
  const asked: AskedUpload = {
    account,
    kind,
    fileName,
    isDryRun: is_dry_run,
    by: { id: visit.viewer.id, name: visit.viewer.fullName },
  }
  const { readers } = visit.ports
  const by = { who: visit.viewer.id, signal: visit.signal }
  const reading = { input: { csv, now }, by }
  if (kind === 'analysis') {
    const read = await readers.read(analysisReader, reading)
    if (!read.ok) return refused(read.fault)
    if (typeof read.output === 'string') return refused('conversion-file-unfit', unfit(read.output))
    return given(await importAnalysis(visit.ports, asked, read.output))
  }
  const read = await readers.read(conversionsReader, reading)
  if (!read.ok) return refused(read.fault)
  if (typeof read.output === 'string') return refused('conversion-file-unfit', unfit(read.output))
  return given(await importConversions(visit.ports, asked, read.output))
})

const unfit = (reason: string) => ({ reason, most: limits.conversionRowsMax })

const answerUploads = answerMember(listConversionUploads, async (visit, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const { advertiser_id: advertiserId, kind, page_size: size } = input
  const acting = await actingAccount(visit, advertiserId)
  if (!acting.ok) return acting
  const table = conversionUploads
  const rows = await visit.ports.db
    .select({ row: table, by: users.fullName })
    .from(table)
    .leftJoin(users, eq(users.id, table.uploadedBy))
    .where(
      and(
        eq(table.advertiserId, advertiserId),
        eq(table.kind, kind),
        before === undefined ? undefined : sql`${table.id} < ${before}::bigint`,
      ),
    )
    .orderBy(desc(table.id))
    .limit(size + 1)
  const page = pageOf(rows, size, ({ row }) => [row.id])
  const shown = page.rows.map(
    ({ row, by }): ConversionUpload => ({
      id: row.id,
      kind: row.kind,
      file_name: row.fileName,
      uploaded_by: by,
      uploaded_at: row.uploadedAt.toISOString(),
      state: row.state,
      rows: row.rows,
      counted: row.counted,
      duplicates: row.duplicates,
      refused: row.refused,
      faults: row.faults,
      matched: row.matched,
    }),
  )
  return given(shown, page.bookmark)
})

/** Handlers of the calls about files of conversions. */
export const conversionUploadCalls = [answerUpload, answerUploads]
