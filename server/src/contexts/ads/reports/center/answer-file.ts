import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { RequestContext } from '../../../../calls/request-context.ts'
import { actingFor } from '../../../identity/index.ts'
import { noReportFile, reportFileResponse, streamOf } from '../files/file-response.ts'
import { readParts } from './file-parts.ts'
import { findReport, isReady } from './made-report.ts'

/** Answers with the file of a report, for people who may act for its ad account. */
export async function answerMadeReport(
  { ports, viewer, isFromOtherSite }: RequestContext,
  given: string,
): Promise<Response> {
  const id = z.safeParse(AnyId, given).data
  if (viewer === null || isFromOtherSite || id === undefined) return noReportFile()
  const report = await findReport(ports.db, id)
  if (report === undefined || !isReady(report, ports.clock.now())) return noReportFile()
  const acting = await actingFor(ports.db, viewer, { advertiser_id: report.advertiserId })
  if (!acting.ok) return noReportFile()
  const { key, name, format, from, to, bytes } = report
  return reportFileResponse(streamOf(readParts(ports.blobs, key, bytes ?? 0)), {
    name: `${name} ${from} ${to}`,
    format,
    size: bytes ?? 0,
  })
}
