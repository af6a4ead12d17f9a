import { z } from '@tessera/contracts/schema'
import { positionOf } from '../../../calls/bookmark.ts'
import type { JobPlace } from '../../../platform/jobs/port.ts'

const Place = z.tuple([
  z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)),
  z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
])

/** Reads a bookmark of a list of jobs. */
export function jobPlace(bookmark: string | undefined): JobPlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  return z.safeParse(Place, positionOf(bookmark)).data ?? 'unreadable'
}
