import { defineDomain } from '../../base/define-domain.ts'
import { ownPinCalls } from './calls.ts'
import { fillOwnTexts } from './fill-own-texts.ts'
import { libraryActCalls } from './library-calls.ts'

/** The library of a member: their own pins on all their boards, looked up, filtered and sorted. */
export const ownPinsDomain = defineDomain({
  calls: [...ownPinCalls, ...libraryActCalls],
  backfills: [fillOwnTexts],
})
