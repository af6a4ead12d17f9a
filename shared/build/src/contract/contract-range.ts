import { readLock, stateOf } from './contract-lock.ts'
import { contractParts } from './contract-parts.ts'
import { smallestRange, usedParts } from './used-parts.ts'

/** Computes the smallest range of contract versions that a module needs, from the sources in its build. */
export async function contractRange(
  definition: object,
  sources: readonly string[],
): Promise<{ readonly range: string; readonly uses: readonly string[] }> {
  const parts = contractParts()
  const uses = await usedParts({ sources, definition }, parts)
  return { range: smallestRange(uses, stateOf(readLock(), parts).since), uses }
}
