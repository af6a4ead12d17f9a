import {
  decideHouseAds,
  houseAdDecisions,
  houseAds,
  undoAdDecision,
} from '@tessera/contracts/calls/house-ads'
import { given } from '../../../calls/answer.ts'
import { badBookmark, pageOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { adDecisions, decideWaiting, undoAd } from './decisions.ts'
import { decisionPlace, queuePlace } from './places.ts'
import { adsThatWait } from './queue.ts'

/** Handlers of the calls about ads that wait for a decision. */
export const adCalls = [
  answerHouse(houseAds, async ({ ports }, { bookmark, page_size: size }) => {
    const after = queuePlace(bookmark)
    if (after === 'unreadable') return badBookmark
    const rows = await adsThatWait(ports, { after, most: size + 1 })
    const page = pageOf(rows, size, ({ place }) => [...place])
    return given(
      page.rows.map(({ ad }) => ad),
      page.bookmark,
    )
  }),
  answerHouse(decideHouseAds, ({ ports, actor }, { ad_ids: ids, rejection, reason }) =>
    decideWaiting(ports, actor, { ids, rejection, reason }),
  ),
  answerHouse(houseAdDecisions, async ({ ports }, { bookmark, page_size: size }) => {
    const after = decisionPlace(bookmark)
    if (after === 'unreadable') return badBookmark
    const rows = await adDecisions(ports, { after, most: size + 1 })
    const page = pageOf(rows, size, ({ at, id }) => [at, id])
    return given([...page.rows], page.bookmark)
  }),
  answerHouse(undoAdDecision, ({ ports, actor }, { decision_id: decisionId, reason }) =>
    undoAd(ports, actor, { decisionId, reason }),
  ),
]
