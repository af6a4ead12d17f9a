import {
  createHouseInvite,
  decideSignUp,
  endHouseInvite,
  getDoors,
  houseInvites,
  setDoors,
} from '@tessera/contracts/calls/house-doors'
import { given } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { changeDoors, decide, doorsOf } from './doors.ts'
import { endInvite, invitesBelow, makeInvite } from './invites.ts'

const answerInvites = answerHouse(houseInvites, async ({ ports: { db, clock } }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const found = await invitesBelow(db, clock.now(), { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

/** Handlers of the calls about who may sign up. */
export const signUpCalls = [
  answerHouse(getDoors, async ({ ports }) => given(await doorsOf(ports.db))),
  answerHouse(setDoors, ({ ports, actor }, { mode, domains, reason }) =>
    changeDoors(ports, actor, { mode, domains, reason }),
  ),
  answerInvites,
  answerHouse(createHouseInvite, ({ ports, actor }, { note, most, days }) =>
    makeInvite(ports, actor, { note, most, days }),
  ),
  answerHouse(endHouseInvite, ({ ports, actor }, { invite_id: id, reason }) =>
    endInvite(ports, actor, { id, reason }),
  ),
  answerHouse(decideSignUp, ({ ports, actor }, { user_id: userId, approved, reason }) =>
    decide(ports, actor, { userId, approved, reason }),
  ),
]
