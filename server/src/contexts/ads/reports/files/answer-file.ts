import { ReportFileInput } from '@tessera/contracts/calls/report-files'
import { parseSentJson } from '@tessera/contracts/calls/sent-json'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../../../calls/request-context.ts'
import { actingAccount } from '../../accounts/campaigns/acting-account.ts'
import { dayFaultsOf } from '../figures/fitting-range.ts'
import { noReportFile, reportFileResponse, streamOf } from './file-response.ts'
import { fileWords } from './words.ts'
import { writeReport } from './write-report.ts'

function inputOf(url: string): ReportFileInput | undefined {
  const text = new URL(url).searchParams.get('data') ?? ''
  return z.safeParse(ReportFileInput, parseSentJson(text)).data
}

/** Answers with the report that is on somebody's screen as a file, written while it is read. */
export async function answerReportFile(context: RequestContext): Promise<Response> {
  const { ports, viewer, isFromOtherSite, request, language } = context
  const input = inputOf(request.url)
  if (viewer === null || isFromOtherSite || input === undefined) return noReportFile()
  if (Object.keys(dayFaultsOf(input)).length > 0) return noReportFile()
  const acting = await actingAccount({ ports, viewer }, input.advertiser_id)
  if (!acting.ok) return noReportFile()
  const { columns, format, ...asked } = input
  const said = fileWords(language)
  const name = `${said[input.level]()} ${input.from} ${input.to}`
  const parts = writeReport(ports.db, {
    now: ports.clock.now(),
    asked,
    columns,
    format,
    name,
    language,
    account: acting.account,
  })
  return reportFileResponse(streamOf(parts), { name, format })
}
