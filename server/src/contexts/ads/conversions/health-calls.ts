import { dayAfter } from '@tessera/contracts/calendar-days'
import { getConversionHealth } from '@tessera/contracts/calls/conversion-health'
import { given, refused } from '../../../calls/answer.ts'
import { answerAdvertiser } from '../accounts/campaigns/answer-advertiser.ts'
import { dayIn } from '../accounts/campaigns/day-in-zone.ts'
import { adviceFor, adviceForAll } from './advice.ts'
import { type AskedSource, figuresSince } from './health.ts'
import { tagsOf } from './tag-store.ts'

const answerHealth = answerAdvertiser(getConversionHealth, async (visit, input) => {
  const { advertiser_id: advertiserId, days, source, tag_id: tagId } = input
  const { db, clock } = visit.ports
  const { account } = visit
  const tags = await tagsOf(db, advertiserId)
  if (tagId !== undefined && !tags.some(({ id }) => id === tagId))
    return refused('conversion-tag-unknown')
  const now = clock.now()
  const to = dayIn(account.timeZone, now)
  const from = dayAfter(to, 1 - days)
  const all: readonly AskedSource[] = [
    ...tags.map(({ id, name }) => ({ source: 'tag' as const, tag: { id, name } })),
    { source: 'api', tag: null },
    { source: 'upload', tag: null },
  ]
  const figures = await figuresSince(db, account, { from, sources: all })
  const active = new Set(figures.flatMap((each) => (each.received > 0 ? [each.source] : [])))
  const shown = figures.filter(
    (each) =>
      (source === undefined || each.source === source) &&
      (tagId === undefined || each.tag?.id === tagId),
  )
  return given({
    from,
    to,
    currency: account.currency,
    time_zone: account.timeZone,
    sources: shown.map((each) => ({ ...each, advice: adviceFor(each, active, now.getTime()) })),
    advice: adviceForAll(active),
  })
})

/** Handlers of the call that says how well sources of conversions do. */
export const conversionHealthCalls = [answerHealth]
