import { positionCookie, positionHeader } from '../calls/written-position.ts'
import type { TrackedContext } from './load-context.ts'

/**
 * Tells the sender of a request that wrote how far the database's log is, so that their next reads find a replica
 * that has it. It travels with the browser, because the next read may meet another instance.
 */
export async function tellPosition(
  context: TrackedContext,
  { isWrite }: { readonly isWrite: boolean },
): Promise<void> {
  const { replicas } = context.ports
  if (!replicas.areConfigured || !(isWrite || context.hasWritten())) return
  const value = String(await replicas.position())
  context.setCookie({ name: positionCookie, value, maxAgeSeconds: replicas.positionSeconds })
  context.setHeader(positionHeader, value)
}
