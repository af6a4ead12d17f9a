import type { Client } from '@tessera/client'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import { limits } from '@tessera/contracts/limits'
import type { WaitingReport } from './report.ts'

/** Reports in one request, so that their stacks fit into it. */
const together = 5

const queries = /[?#][^\s:)]*/g

/** Returns a stack without the queries of its addresses, cut. */
const cutStack = (stack: string, most: number): string => stack.replace(queries, '').slice(0, most)

/** Returns a report as it is sent, with every part in its size. */
export function sentReport([report, build]: WaitingReport) {
  const { code, from, detail, thrown, components } = report
  const stack = thrown instanceof Error ? thrown.stack : undefined
  return {
    code: code.slice(0, 200),
    from: from.slice(0, 200),
    detail: detail.slice(0, 2_000),
    ...(build === undefined ? {} : { build: build.slice(0, 200) }),
    ...(stack ? { stack: cutStack(stack, limits.reportedStack) } : {}),
    ...(components ? { components: cutStack(components, limits.reportedComponents) } : {}),
  }
}

/** Sends reports, some at a time. */
export async function sendWaiting(
  client: Client,
  served: string | undefined,
  waiting: readonly WaitingReport[],
): Promise<void> {
  const all = waiting.map(sentReport)
  for (let at = 0; at < all.length; at += together) {
    const reports = all.slice(at, at + together)
    await client.call(sendReports, { ...(served === undefined ? {} : { served }), reports })
  }
}
