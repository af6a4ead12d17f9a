import {
  claimHouse,
  giveHouseRole,
  houseSelf,
  listHouseRoles,
} from '@tessera/contracts/calls/house-roles'
import { type HouseRole, houseActNames, mayAct } from '@tessera/contracts/house-acts'
import { answerMember, given, refused } from '../../../calls/answer.ts'
import { asc, isNotNull } from '../../../platform/database/sql.ts'
import type { AttemptLimit } from '../../base/rate-limits/attempts.ts'
import { refuseBeyond } from '../../base/rate-limits/refuse-beyond.ts'
import type { Sql } from '../../base/sql.ts'
import { hasFactor, showsFactor, users, verifiedFault } from '../../identity/index.ts'
import { answerHouse } from '../acting/answer-house.ts'
import { findPerson, isInState } from '../acting/person-row.ts'
import { countWaitingAds } from '../ads/queue.ts'
import { waitingCases } from '../reports/queue.ts'
import { giveRole, makeFirstOwner } from './give-role.ts'
import { isOwnerSecret } from './owner-link.ts'

/** Limits guesses of the secret that makes the first owner. */
const guesses: AttemptLimit = { most: 10, windowMinutes: 60 }

/** Counts what waits for somebody with a role. */
async function waitingFor(db: Sql, role: HouseRole) {
  const cases = mayAct(role, 'reports.see') ? await waitingCases(db) : undefined
  return {
    reports: cases?.reports ?? null,
    appeals: cases?.appeals ?? null,
    ads: mayAct(role, 'ads.see') ? await countWaitingAds(db) : null,
    sign_ups: mayAct(role, 'doors.see') ? await db.$count(users, isInState('waiting')) : null,
  }
}

const answerSelf = answerMember(houseSelf, async (visit) => {
  const { houseRole: role } = visit.viewer
  const waiting = { reports: null, appeals: null, sign_ups: null, ads: null }
  if (role === null) return given({ role, needs_factor: false, acts: [], waiting })
  const shows = await showsFactor(visit)
  if (!shows) return given({ role, needs_factor: true, acts: [], waiting })
  const acts = houseActNames.filter((act) => mayAct(role, act))
  return given({ role, needs_factor: false, acts, waiting: await waitingFor(visit.ports.db, role) })
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
