import type { Client } from '@tessera/client'
import type { Report, WaitingReport } from './report.ts'

const gatheredFor = 1_000
const atMost = 50

/**
 * Batches error reports. A report that cannot be sent is dropped, because reporting it would fail
 * too.
 */
export function createReports(
  client: Client,
  document: {
    /** The signed id of the document's builds, while they are the ones that run. */
    readonly served: () => string | undefined
    /** Returns the build of a module. */
    readonly buildOf: (module: string) => string | undefined
  },
) {
  const { buildOf } = document
  let waiting: WaitingReport[] = []
  let _timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    const reports = waiting
    const served = document.served()
    waiting = []
    _timer = undefined
    const { sendWaiting } = await import(/* webpackChunkName: "faults" */ './send-waiting.ts')
    await sendWaiting(client, served, reports)
  }

  return {
    add(report: Report): void {
      const { code, from, detail } = report
      console.warn(`[${from}] ${code}: ${detail}`)
      if (waiting.length >= atMost) return
      waiting.push([report, buildOf(from)])
      _timer ??= setTimeout(() => void send().catch(() => undefined), gatheredFor)
    },
  }
}
