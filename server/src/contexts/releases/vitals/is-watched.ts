import type { Visit } from '../../../calls/visit.ts'
import type { Overridden } from '../canary/chosen-registry.ts'
import { readSigned } from '../canary/signed-set.ts'
import { isSampled } from './rules.ts'

/** True when a document may report its vitals: it's in the sample, and nobody asks not to be watched. */
export function isWatched(
  { ports: { secrets, settings }, isUnwatched }: Pick<Visit, 'ports' | 'isUnwatched'>,
  document: { readonly served: string; readonly overridden: Overridden | null },
): boolean {
  if (isUnwatched || document.overridden !== null) return false
  const served = readSigned(secrets, document.served)
  return served !== undefined && isSampled(served.document, settings.vitalsShare)
}
