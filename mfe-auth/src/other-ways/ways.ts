import { facebookWay } from '../facebook/facebook-way.tsx'
import { googleWay } from '../google/google-way.tsx'
import { lineWay } from '../line/line-way.tsx'
import type { Way, WayGiven } from './way.ts'

/** All ways beside the form, in the order of their buttons. */
const ways: readonly Way[] = [googleWay, facebookWay, lineWay]

/** Returns the ways that are offered here. */
export const offeredWays = (given: WayGiven): readonly Way[] =>
  ways.filter((way) => way.isOffered(given))
