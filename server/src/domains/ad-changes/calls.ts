import { adChangeDays, adChanges } from '@tessera/contracts/calls/ad-reports'
import { answerMember, given } from '../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../calls/bookmark.ts'
import { actingAccount } from '../ads/acting-account.ts'
import { changeDays, changesOf } from './list-changes.ts'

const answerChanges = answerMember(adChanges, async (visit, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  const most = input.page_size + 1
  const found = await changesOf(visit.ports.db, acting.account, { ...input, before, most })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

const answerDays = answerMember(adChangeDays, async (visit, input) => {
  const acting = await actingAccount(visit, input.advertiser_id)
  if (!acting.ok) return acting
  return given(await changeDays(visit.ports.db, acting.account, input))
})

/** Handlers of the calls about the history of changes. */
export const adChangeCalls = [answerChanges, answerDays]
