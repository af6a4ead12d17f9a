import {
  decideAppeal,
  decideReports,
  handOnReports,
  houseDecisions,
  houseReasons,
  houseReports,
  setHouseReasons,
  undoDecision,
} from '@tessera/contracts/calls/house-reports'
import { mayAct } from '@tessera/contracts/house-acts'
import { AnyId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf, positionOf } from '../../../calls/bookmark.ts'
import { changeFault } from '../../identity/index.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { decideCase, handOn } from './decide.ts'
import { type CasePlace, decisionsBelow, openCases } from './queue.ts'
import { changeReasons, reasonsOf } from './reasons.ts'
import { decideAppealed, undoDecided } from './take-back.ts'

const Place = z.tuple([z.int(), z.int(), AnyId])

function placeIn(bookmark: string | undefined): CasePlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const parsed = z.safeParse(Place, positionOf(bookmark))
  return parsed.success ? parsed.data : 'unreadable'
}

const answerReports = answerHouse(houseReports, async ({ ports: { db }, actor }, input) => {
  const below = placeIn(input.bookmark)
  if (below === 'unreadable') return badBookmark
  const found = await openCases(db, actor, { below, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ place }) => [...place])
  return given(
    page.rows.map(({ report }) => report),
    page.bookmark,
  )
})

const answerDecide = answerHouse(decideReports, async (visit, input) => {
  const { ports, actor } = visit
  const { case_id: caseId, decision, reason, until, present_code } = input
  if (decision === 'suspend') {
    if (!mayAct(actor.role, 'people.suspend')) return refused('house-role-needed')
    const fault = await changeFault(visit, present_code)
    if (fault !== null) return fault
  }
  return decideCase(ports, actor, {
    caseId,
    decision,
    reason,
    until: decision === 'suspend' ? until : null,
  })
})

const answerDecisions = answerHouse(houseDecisions, async ({ ports: { db, clock } }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const found = await decisionsBelow(db, clock.now(), { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

/** Handlers of the calls about reports, decisions and appeals, of people with a role. */
export const reportCalls = [
  answerReports,
  answerDecide,
  answerHouse(handOnReports, ({ ports, actor }, { case_id: caseId, reason: note }) =>
    handOn(ports, actor, { caseId, note }),
  ),
  answerHouse(decideAppeal, ({ ports, actor }, { case_id: caseId, outcome, reason }) =>
    decideAppealed(ports, actor, { caseId, outcome, reason }),
  ),
  answerDecisions,
  answerHouse(undoDecision, ({ ports, actor }, { decision_id: decisionId, reason }) =>
    undoDecided(ports, actor, { decisionId, reason }),
  ),
  answerHouse(houseReasons, async ({ ports }) => given(await reasonsOf(ports.db))),
  answerHouse(setHouseReasons, ({ ports, actor }, input) => changeReasons(ports, actor, input)),
]
