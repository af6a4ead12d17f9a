import {
  findCopies,
  houseRemovals,
  markPictures,
  removePictures,
  undoRemoval,
} from '@tessera/contracts/calls/house-content'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { copiesOf } from './find-copies.ts'
import * as marks from './mark-pictures.ts'
import * as removals from './removals.ts'

/** Handlers of the calls that remove pictures everywhere. */
export const contentCalls = [
  answerHouse(findCopies, ({ ports, actor }, { address }) => copiesOf(ports, actor, address)),
  answerHouse(houseRemovals, async ({ ports: { db } }, input) => {
    const before = idOfBookmark(input.bookmark)
    if (before === 'unreadable') return badBookmark
    const rows = await removals.removalsBelow(db, { before, most: input.page_size + 1 })
    const page = pageOf(rows, input.page_size, ({ id }) => [id])
    return given([...page.rows], page.bookmark)
  }),
  answerHouse(markPictures, ({ ports, actor }, { media_ids: mediaIds, sensitive, reason }) =>
    marks.markPictures(ports, actor, { mediaIds, isSensitive: sensitive, reason }),
  ),
  answerHouse(removePictures, ({ ports, actor }, { media_ids: mediaIds, reason }) =>
    removals.removePictures(ports, actor, { mediaIds, reason }),
  ),
  answerHouse(undoRemoval, ({ ports, actor }, { removal_id: removalId, reason }) =>
    removals.undoRemoval(ports, actor, { removalId, reason }),
  ),
]
