import type { Ports } from '../ports.ts'
import { isOwnMachine } from './is-own-machine.ts'

const headers = { 'Cache-Control': 'no-store' }

const word = (text: string, status = 200) =>
  new Response(`${text}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  })

/** Answers that the process works, whatever the database does. */
export const answerLive = (): Response => word('live')

/**
 * Answers whether the instance should get requests: one word, and to its own machine which checks fail. Causes
 * stay in the log, since a proxy that adds no header makes strangers look like the own machine.
 */
export async function answerReady(
  { readiness, storage }: Pick<Ports, 'readiness' | 'storage'>,
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const report = await readiness.report()
  const status = report.isReady ? 200 : 503
  if (isOwnMachine(request, address)) {
    // Reads still work on a full disk, which therefore leaves the instance in the pool.
    const room = await roomOf(storage)
    const checks = Object.entries(report.checks).map(([name, found]) => [
      name,
      found === 'ok' ? 'ok' : 'fails',
    ])
    return Response.json(
      { ...report, checks: { ...Object.fromEntries(checks), room } },
      { status, headers },
    )
  }
  if (report.isReady) return word('ready')
  return word(report.isStopping ? 'stopping' : 'failing', status)
}

/** Tells whether there is room to write; a disk that can't be looked at has no low mark. */
async function roomOf(storage: Ports['storage']): Promise<'ok' | 'low' | 'full'> {
  if (!(await storage.hasRoom())) return 'full'
  return (await storage.isLow().catch(() => false)) ? 'low' : 'ok'
}

/** Answers a probe of a service that starts; undefined for any other request. */
export function answerProbeAtStart({ url }: Request): Response | undefined {
  const { pathname } = new URL(url)
  if (pathname === '/live') return answerLive()
  return pathname === '/ready' ? word('starting', 503) : undefined
}
