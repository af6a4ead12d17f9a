import type { ReportFormat } from '@tessera/contracts/ads/report-view'
import { attachment } from '../../../base/media/attachment.ts'
import { reportTypes } from './write-report.ts'

const plain = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
}

/** The answer to somebody for whom there is no such file. */
export const noReportFile = (): Response =>
  new Response('There is no such file.\n', { status: 404, headers: plain })

/** Makes a stream of bytes that are written while they are read, and no further ahead. */
export const streamOf = (
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })

/** Answers with the file of a report, which the browser downloads. */
export const reportFileResponse = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  {
    name,
    format,
    size,
  }: { readonly name: string; readonly format: ReportFormat; readonly size?: number },
): Response =>
  new Response(body, {
    headers: {
      ...plain,
      'Content-Type': reportTypes[format],
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': attachment(name, reportTypes[format]),
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
