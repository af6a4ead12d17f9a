import { decideReports, houseReports } from '@tessera/contracts/calls/house-reports'
import { mayAct } from '@tessera/contracts/house-acts'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { given, refused } from '../../../calls/answer.ts'
import { badBookmark, pageOf, positionOf } from '../../../calls/bookmark.ts'
import { changeFault } from '../../identity/index.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { decideCase } from './decide.ts'
import { type CasePlace, openCases } from './queue.ts'

const Place = z.tuple([z.int(), z.int(), AnyId])

function placeIn(bookmark: string | undefined): CasePlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const parsed = z.safeParse(Place, positionOf(bookmark))
  return parsed.success ? parsed.data : 'unreadable'
}

const answerReports = answerHouse(houseReports, async ({ ports: { db } }, input) => {
  const below = placeIn(input.bookmark)
  if (below === 'unreadable') return badBookmark
  const found = await openCases(db, { below, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ place }) => [...place])
  return given(
    page.rows.map(({ report }) => report),
    page.bookmark,
  )
})

const answerDecide = answerHouse(decideReports, async (visit, input) => {
  const { ports, actor } = visit
  const { pin_id: pinId, decision, reason, until, present_code } = input
  if (decision === 'suspend') {
    if (!mayAct(actor.role, 'people.suspend')) return refused('house-role-needed')
    const fault = await changeFault(visit, present_code)
    if (fault !== null) return fault
  }
  return decideCase(ports, actor, {
    pinId,
    decision,
    reason,
    until: decision === 'suspend' ? until : null,
  })
})

/** Handlers of the calls about reported pins. */
export const reportCalls = [answerReports, answerDecide]
