import {
  getConversionTest,
  listConversionEvents,
  sendConversionEvents,
  startConversionTest,
} from '@tessera/contracts/calls/conversion-events'
import { answer, given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { adAccount } from '../accounts/campaigns/ad-accounts.ts'
import { answerAdvertiser } from '../accounts/campaigns/answer-advertiser.ts'
import { eventsOf } from './event-list.ts'
import { type Received, receive, receiveTest } from './receive.ts'
import { findTest, startTest, testEventsOf } from './test-events.ts'

const countOf = (events: readonly Received[], status: Received['status']): number =>
  events.filter((each) => each.status === status).length

const answerSend = answer(sendConversionEvents, async ({ ports, grant }, input) => {
  const { advertiser_id: advertiserId, events, test, test_code: code = null } = input
  // A token says which account it is of; the address has to agree.
  if (grant?.advertiserId !== advertiserId) return refused('not-allowed')
  const account = await adAccount(ports.db, advertiserId)
  if (account === undefined) return refused('not-allowed')
  const now = ports.clock.now()
  if (code !== null && (await findTest(ports.db, advertiserId, code, now)) === undefined)
    return refused('conversion-test-gone')
  const origin = { account, source: 'api', tagId: null } as const
  const received =
    test || code !== null
      ? await receiveTest(ports, origin, { events, code })
      : await receive(ports, origin, events)
  return given({
    counted: countOf(received, 'counted'),
    duplicates: countOf(received, 'duplicate'),
    refused: countOf(received, 'refused'),
    events: received.map((each, index) => ({ index, ...each })),
  })
})

const answerEvents = answerAdvertiser(listConversionEvents, async (visit, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const { from, to, event, source, tag_id: tagId, status, search, page_size: size } = input
  const asked = { from, to, event, source, tagId, status, search, before, most: size + 1 }
  const page = pageOf(await eventsOf(visit.ports.db, visit.account, asked), size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

const answerStart = answerAdvertiser(startConversionTest, async (visit, input) => {
  return given(await startTest(visit.ports, input.advertiser_id))
})

const answerTest = answerAdvertiser(getConversionTest, async (visit, input) => {
  const { advertiser_id: advertiserId, code } = input
  const { db, clock } = visit.ports
  const test = await findTest(db, advertiserId, code, clock.now())
  if (test === undefined) return refused('conversion-test-gone')
  const events = await testEventsOf(db, code)
  return given({ code, ends_at: test.endsAt.toISOString(), events })
})

/** Handlers of the calls that take conversions and list them. */
export const conversionEventCalls = [answerSend, answerEvents, answerStart, answerTest]
