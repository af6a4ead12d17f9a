import { bulkColumnNames } from '@tessera/contracts/ads/bulk-template'
import { BulkFileInput } from '@tessera/contracts/calls/bulk-files'
import { parseSentJson } from '@tessera/contracts/calls/sent-json'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../../../calls/request-context.ts'
import { and, desc, eq, isNull } from '../../../../platform/database/sql.ts'
import { pins } from '../../../pins/index.ts'
import { type AdAccount, actingAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayIn } from '../../accounts/campaigns/day-in-zone.ts'
import type { Cell } from '../../reports/files/cell.ts'
import { csvOf } from '../../reports/files/csv.ts'
import { noReportFile, reportFileResponse, streamOf } from '../../reports/files/file-response.ts'
import { exampleRows } from './example-rows.ts'
import { bulkWords } from './reading/words.ts'
import { idHeads, idRows, reportHeads, reportRows } from './report-rows.ts'
import { findRun } from './store.ts'
import { templateRows } from './template-rows.ts'

function inputOf(url: string): BulkFileInput | undefined {
  const text = new URL(url).searchParams.get('data') ?? ''
  return z.safeParse(BulkFileInput, parseSentJson(text)).data
}

type Rows = readonly (readonly Cell[])[]

interface File {
  readonly name: string
  readonly heads: readonly string[]
  readonly parts: AsyncIterable<Rows>
}

interface AskedBulkFile<Input> {
  readonly context: RequestContext
  readonly account: AdAccount
  readonly input: Input
}

type Of<Name extends BulkFileInput['file']> = AskedBulkFile<Extract<BulkFileInput, { file: Name }>>

/** The newest pin of an ad account's owner, for the example. */
async function somePin({ context, account }: AskedBulkFile<unknown>) {
  const [pin] = await context.ports.db
    .select({ id: pins.id })
    .from(pins)
    .where(and(eq(pins.pinnerId, account.ownerId), isNull(pins.deletedAt)))
    .orderBy(desc(pins.id))
    .limit(1)
  return pin?.id ?? null
}

function templateFile(asked: Of<'template'>): File {
  const { context, account, input } = asked
  const { ports } = context
  const decimal = input.mark === 'semicolon' ? ',' : '.'
  const today = dayIn(account.timeZone, ports.clock.now())
  async function* parts(): AsyncGenerator<Rows> {
    if (input.rows === 'example') {
      yield exampleRows({ account, today, pinId: await somePin(asked), decimal })
    } else if (input.rows !== 'none') {
      const ids = input.rows === 'chosen' ? (input.campaign_ids ?? []) : undefined
      const withArchived = input.with_archived
      if (ids?.length !== 0) yield* templateRows(ports, { account, ids, decimal, withArchived })
    }
  }
  const name = input.rows === 'none' ? 'template' : `campaigns ${today}`
  return { name, heads: bulkColumnNames, parts: parts() }
}

async function reportFile({ context, account, input }: Of<'report'>): Promise<File | undefined> {
  const { db } = context.ports
  const run = await findRun(db, { advertiserId: account.id, id: input.run_id })
  if (run === undefined) return undefined
  const say = bulkWords(context.language)
  const parts = reportRows(db, { runId: run.id, show: input.show, say })
  return { name: `report ${run.file_name.replace(/\.\w+$/, '')}`, heads: reportHeads(say), parts }
}

function idsFile({ context, account, input }: Of<'ids'>): File {
  const { kind, query } = input
  const parts = idRows(context.ports.db, { account, kind, query })
  return { name: `ids ${kind}`, heads: idHeads(bulkWords(context.language)), parts }
}

async function fileOf({ context, account, input }: AskedBulkFile<BulkFileInput>) {
  if (input.file === 'template') return templateFile({ context, account, input })
  if (input.file === 'report') return reportFile({ context, account, input })
  return idsFile({ context, account, input })
}

/** Answers with a file of the bulk editor, written while it is read. */
export async function answerBulkFile(context: RequestContext): Promise<Response> {
  const { ports, viewer, isFromOtherSite, request } = context
  const input = inputOf(request.url)
  if (viewer === null || isFromOtherSite || input === undefined) return noReportFile()
  const acting = await actingAccount({ ports, viewer }, input.advertiser_id)
  if (!acting.ok) return noReportFile()
  const file = await fileOf({ context, account: acting.account, input })
  if (file === undefined) return noReportFile()
  const delimiter = input.mark === 'semicolon' ? ';' : ','
  const bytes = csvOf(file.heads, file.parts, delimiter)
  return reportFileResponse(streamOf(bytes), { name: file.name, format: 'csv' })
}
