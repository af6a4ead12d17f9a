import { outsidePicturePath } from '@tessera/contracts/calls/outside-pages'
import { defineDomain, serveFile } from '../define-domain.ts'
import { outsidePageCalls } from './calls.ts'
import { answerOutsidePicture } from './show-outside-picture.ts'

/** Pages of other sites: read through the guard, for their pictures, titles and prices. */
export const outsidePagesDomain = defineDomain({
  calls: outsidePageCalls,
  files: [serveFile(outsidePicturePath, answerOutsidePicture)],
})
