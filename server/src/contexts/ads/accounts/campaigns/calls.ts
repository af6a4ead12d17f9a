import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { answerMember, given } from '../../../../calls/answer.ts'
import { pinOf } from '../../../pins/index.ts'
import { daysUpTo, everyDay } from './rules.ts'
import { countsOf, savesByDay, savesOf, topPins } from './store.ts'

const topPinsMax = 5

const answerOverview = answerMember(advertiserOverview, async ({ ports, viewer }) => {
  const { db, clock } = ports
  const days = daysUpTo(clock.now())
  const counts = await countsOf(db, viewer.id)
  const saved = await savesOf(db, viewer.id)
  const byDay = await savesByDay(db, viewer.id, new Date(`${days[0]}T00:00:00Z`))
  const top = await topPins(db, viewer.id, topPinsMax)
  return given({
    business_name: viewer.fullName,
    pins: counts.pins,
    product_pins: counts.productPins,
    boards: counts.boards,
    followers: counts.followers,
    ...saved,
    saves_by_day: everyDay(days, byDay),
    top_pins: top.map((row) => ({ pin: pinOf(row), saves: row.score })),
  })
})

/** Handlers of the calls for businesses. */
export const adCalls = [answerOverview]
