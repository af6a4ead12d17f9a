import { adChangeDays, adChanges } from '@tessera/contracts/calls/ad-reports'
import { given } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { answerAdvertiser } from '../campaigns/answer-advertiser.ts'
import { changeDays, changesOf } from './list-changes.ts'

const answerChanges = answerAdvertiser(adChanges, async (visit, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const most = input.page_size + 1
  const found = await changesOf(visit.ports.db, visit.account, { ...input, before, most })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

const answerDays = answerAdvertiser(adChangeDays, async (visit, input) => {
  return given(await changeDays(visit.ports.db, visit.account, input))
})

/** Handlers of the calls about the history of changes. */
export const adChangeCalls = [answerChanges, answerDays]
