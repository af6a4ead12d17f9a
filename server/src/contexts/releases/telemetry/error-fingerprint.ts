import type { ReportFrame } from '@tessera/contracts/releases/error-calls'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'

/** The first places that tell one error from another. */
const compared = 3

const hash = /\.[0-9a-f]{8,20}(?=\.\w+$)/

/**
 * Returns what reports of the same error have in common over all builds: module, code, and the first places
 * by file and function. The hashes of files and the positions differ by build. Without places it's the
 * message, whose numbers may differ.
 */
export function fingerprintOf(error: {
  readonly module: string
  readonly code: string
  readonly message: string
  readonly frames: readonly ReportFrame[]
}): string {
  const { module, code, message, frames } = error
  const own = frames.filter(({ of }) => of === module)
  const places = (own.length > 0 ? own : frames)
    .slice(0, compared)
    .map(({ of, file, name }) => [of, file.replace(hash, ''), name])
  const told = places.length > 0 ? places : message.replace(/\d+/g, '0')
  return sha256OfText(JSON.stringify([module, code, told])).slice(0, 32)
}

/** Returns the id of the reports of an error in one build. */
export const errorIdOf = (fingerprint: string, build: string): string =>
  sha256OfText(`${fingerprint} ${build}`).slice(0, 16)
