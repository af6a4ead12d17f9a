import {
  claimHouse,
  giveHouseRole,
  houseSelf,
  listHouseRoles,
} from '@tessera/contracts/calls/house-roles'
import { houseActNames, mayAct } from '@tessera/contracts/house-acts'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { asc, isNotNull } from '../../../platform/database/sql.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import { hasFactor, showsFactor, users, verifiedFault } from '../../identity/index.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { findPerson } from '../acting/person-row.ts'
import { giveRole, makeFirstOwner } from './give-role.ts'
import { isOwnerSecret } from './owner-link.ts'

/** Limits guesses of the secret that makes the first owner. */
const guesses: AttemptLimit = { most: 10, windowMinutes: 60 }

const answerSelf = answerMember(houseSelf, async (visit) => {
  const { houseRole: role } = visit.viewer
  if (role === null) return given({ role, needs_factor: false, acts: [] })
  const shows = await showsFactor(visit)
  const acts = shows ? houseActNames.filter((act) => mayAct(role, act)) : []
  return given({ role, needs_factor: !shows, acts })
})

const answerClaim = answerMember(claimHouse, async (visit, { secret }) => {
  const { ports, viewer } = visit
  const barred = await refuseBeyond(ports, `house-claim:${viewer.id}`, guesses)
  if (barred !== undefined) return barred
  if (!isOwnerSecret(ports, secret)) return refused('house-claim-gone')
  return verifiedFault(visit) ?? makeFirstOwner(ports, viewer.id)
})

const answerRoles = answerHouse(listHouseRoles, async ({ ports: { db } }) => {
  const rows = await db
    .select({ id: users.id, role: users.houseRole, has: hasFactor(users.id) })
    .from(users)
    .where(isNotNull(users.houseRole))
    .orderBy(asc(users.id))
  const listed = await Promise.all(
    rows.map(async ({ id, role, has }) => {
      const person = await findPerson(db, id)
      return person === undefined || role === null ? [] : [{ person, role, has_factor: has }]
    }),
  )
  return given(listed.flat())
})

const answerGive = answerHouse(
  giveHouseRole,
  ({ ports, actor }, { user_id: userId, role, reason }) =>
    giveRole(ports, actor, { userId, role, reason }),
)

/** Handlers of the calls about roles. */
export const roleCalls = [answerSelf, answerClaim, answerRoles, answerGive]
