import type { Client } from '@tessera/client'

/** An error in this browser, and the module that caused it. */
export interface Report {
  readonly code: string
  readonly from: string
  readonly detail: string
}

type SentReport = Report & { readonly build?: string }

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
  let waiting: SentReport[] = []
  let _timer: ReturnType<typeof setTimeout> | undefined

  async function send(): Promise<void> {
    const reports = waiting
    const served = document.served()
    waiting = []
    _timer = undefined
    const { sendReports } = await import(
      /* webpackChunkName: "faults" */ '@tessera/contracts/calls/telemetry'
    )
    await client.call(sendReports, { ...(served === undefined ? {} : { served }), reports })
  }

  return {
    add({ code, from, detail }: Report): void {
      console.warn(`[${from}] ${code}: ${detail}`)
      if (waiting.length >= atMost) return
      const build = buildOf(from)?.slice(0, 200)
      waiting.push({
        code: code.slice(0, 200),
        from: from.slice(0, 200),
        detail: detail.slice(0, 2_000),
        ...(build === undefined ? {} : { build }),
      })
      _timer ??= setTimeout(() => void send().catch(() => undefined), gatheredFor)
    },
  }
}
