import type { RequestContext } from '../../../../calls/request-context.ts'
import { eq } from '../../../../platform/database/sql.ts'
import { attachment } from '../../../base/media/attachment.ts'
import { actingFor, mayPay } from '../../../identity/index.ts'
import { billingDocuments } from '../billing/tables.ts'
import { documentPage } from './document-page.ts'
import { numberText } from './list-documents.ts'

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** Returns a document, for people who may act for its ad account. */
async function documentFor({ ports, viewer, isFromOtherSite }: RequestContext, id: string) {
  if (viewer === null || isFromOtherSite || !/^\d{1,18}$/.test(id)) return undefined
  const [row] = await ports.db
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.id, BigInt(id)))
  if (row === undefined) return undefined
  const acting = await actingFor(ports.db, viewer, { advertiser_id: row.advertiserId })
  const may = acting.ok || (await mayPay(ports.db, viewer.id, row.advertiserId))
  return may ? row : undefined
}

/** Draws a document as a PDF; for everybody else there is none. */
export async function answerBillingFile(context: RequestContext, id: string): Promise<Response> {
  const row = await documentFor(context, id)
  if (row === undefined)
    return new Response('There is no such file.\n', { status: 404, headers: plain })
  const bytes = await context.ports.pdfs.draw(documentPage(row, context.language))
  return new Response(bytes, {
    headers: {
      ...plain,
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': attachment(numberText(row), 'application/pdf'),
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}
