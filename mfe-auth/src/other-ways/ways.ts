import { googleWay } from '../google/google-way.tsx'
import { qrWay } from '../qr/way.tsx'
import type { Way, WayGiven } from './way.ts'

/** All ways beside the form, in the order of their buttons. */
const ways: readonly Way[] = [googleWay, qrWay]

/** Returns the ways that are offered here. */
export const offeredWays = (given: WayGiven): readonly Way[] =>
  ways.filter((way) => way.isOffered(given))
