import {
  findCopies,
  houseRemovals,
  removePictures as removeCall,
  undoRemoval as undoCall,
} from '@tessera/contracts/calls/house-content'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { copiesOf } from './find-copies.ts'
import { removalsBelow, removePictures, undoRemoval } from './removals.ts'

/** Handlers of the calls that remove pictures everywhere. */
export const contentCalls = [
  answerHouse(findCopies, ({ ports, actor }, { address }) => copiesOf(ports, actor, address)),
  answerHouse(houseRemovals, async ({ ports: { db } }, input) => {
    const before = idOfBookmark(input.bookmark)
    if (before === 'unreadable') return badBookmark
    const rows = await removalsBelow(db, { before, most: input.page_size + 1 })
    const page = pageOf(rows, input.page_size, ({ id }) => [id])
    return given([...page.rows], page.bookmark)
  }),
  answerHouse(removeCall, ({ ports, actor }, { media_ids: mediaIds, reason }) =>
    removePictures(ports, actor, { mediaIds, reason }),
  ),
  answerHouse(undoCall, ({ ports, actor }, { removal_id: removalId, reason }) =>
    undoRemoval(ports, actor, { removalId, reason }),
  ),
]
