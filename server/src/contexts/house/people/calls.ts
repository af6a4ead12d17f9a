import {
  deletePerson,
  endPersonSessions,
  exportPerson,
  findPeople,
  keepPerson,
  liftSuspension,
  limitPerson,
  removePersonFactors,
  seePerson,
  sendPersonReset,
  suspendPerson,
  verifyPersonEmail,
} from '@tessera/contracts/calls/house-people'
import { given, refused } from '../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../calls/bookmark.ts'
import { answerHouse } from '../acting/answer-house.ts'
import {
  close,
  endSessions,
  keep,
  lift,
  limit,
  prepareExport,
  removeFactors,
  sendReset,
  suspend,
  verifyEmail,
} from './acts.ts'
import { peopleFor } from './find-people.ts'
import { wholePerson } from './see-person.ts'

const answerFind = answerHouse(findPeople, async ({ ports: { db } }, input) => {
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const found = await peopleFor(db, input, { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ id }) => [id])
  return given([...page.rows], page.bookmark)
})

const answerSee = answerHouse(seePerson, async ({ ports }, { user_id }) => {
  const person = await wholePerson(ports, user_id)
  return person === undefined ? refused('not-found') : given(person)
})

/** Handlers of the calls that look after people. */
export const peopleCalls = [
  answerFind,
  answerSee,
  answerHouse(verifyPersonEmail, ({ ports, actor }, { user_id: userId, reason }) =>
    verifyEmail(ports, actor, { userId, reason }),
  ),
  answerHouse(sendPersonReset, ({ ports, actor }, { user_id: userId, reason }) =>
    sendReset(ports, actor, { userId, reason }),
  ),
  answerHouse(removePersonFactors, ({ ports, actor }, { user_id: userId, reason }) =>
    removeFactors(ports, actor, { userId, reason }),
  ),
  answerHouse(endPersonSessions, ({ ports, actor }, { user_id: userId, reason }) =>
    endSessions(ports, actor, { userId, reason }),
  ),
  answerHouse(limitPerson, ({ ports, actor }, { user_id: userId, reason, limited }) =>
    limit(ports, actor, { userId, reason, limited }),
  ),
  answerHouse(suspendPerson, ({ ports, actor }, { user_id: userId, reason, until }) =>
    suspend(ports, actor, { userId, reason, until }),
  ),
  answerHouse(liftSuspension, ({ ports, actor }, { user_id: userId, reason }) =>
    lift(ports, actor, { userId, reason }),
  ),
  answerHouse(deletePerson, ({ ports, actor }, { user_id: userId, reason }) =>
    close(ports, actor, { userId, reason }),
  ),
  answerHouse(keepPerson, ({ ports, actor }, { user_id: userId, reason }) =>
    keep(ports, actor, { userId, reason }),
  ),
  answerHouse(exportPerson, ({ ports, actor }, { user_id: userId, reason }) =>
    prepareExport(ports, actor, { userId, reason }),
  ),
]
