import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { type HouseRole, mayGive } from '@tessera/contracts/house-acts'
import type { UserId } from '@tessera/contracts/ids'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, ne } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../../identity/index.ts'
import { type LockedPerson, lockPerson } from '../acting/act-on-person.ts'
import { findPerson } from '../acting/person-row.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog, lockLog } from '../log/append.ts'

interface Wanted {
  readonly userId: UserId
  readonly role: HouseRole | null
  readonly reason: string
}

/** True when somebody else is an owner who can log in. */
const hasOtherOwner = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await tx.$count(
    users,
    and(eq(users.houseRole, 'owner'), eq(users.state, 'active'), ne(users.id, userId)),
  )) > 0

/** True when this product has an owner. */
export const hasOwner = async (db: Pick<Tx, '$count'>): Promise<boolean> =>
  (await db.$count(users, eq(users.houseRole, 'owner'))) > 0

/** Returns why an actor may not change a role. People may give up their own, whichever it is. */
function giveFault(
  { by, id, role }: Actor,
  person: LockedPerson,
  after: HouseRole | null,
): Refusal | undefined {
  if (by !== 'person' || (id === person.id && after === null)) return undefined
  if (role === null) return refused('house-role-needed')
  return mayGive(role, { before: person.houseRole, after })
    ? undefined
    : refused('house-person-above')
}

/** Changes a person's role, and logs it. The log is locked, so that roles change one at a time. */
async function changeRole(
  tx: Tx,
  ports: Ports,
  actor: Actor,
  { userId, role, reason }: Wanted,
): Promise<Refusal | undefined> {
  const person = await lockPerson(tx, userId)
  if (person === undefined) return refused('not-found')
  await lockLog(tx)
  const fault = giveFault(actor, person, role)
  if (fault !== undefined) return fault
  const before = person.houseRole
  if (before === role) return undefined
  if (role !== null && person.state !== 'active') return refused('house-state-other')
  if (before === 'owner' && !(await hasOtherOwner(tx, userId))) return refused('house-owner-last')
  await tx.update(users).set({ houseRole: role }).where(eq(users.id, userId))
  await appendToLog(tx, ports, {
    actor,
    act: 'roles.give',
    personId: userId,
    reason,
    before: { role: before },
    after: { role },
  })
  ports.log.info('house.role', { by: actor.by, actor: actor.id, user: userId, role })
  return undefined
}

/** Gives a person a role, another one, or none. */
export async function giveRole(
  ports: Ports,
  actor: Actor,
  wanted: Wanted,
): Promise<Answer<HousePerson>> {
  const refusal = await ports.db.transaction((tx) => changeRole(tx, ports, actor, wanted))
  if (refusal !== undefined) return refusal
  const person = await findPerson(ports.db, wanted.userId)
  return person === undefined ? refused('not-found') : given(person)
}

/** Makes somebody the first owner; refuses once there is one. */
export async function makeFirstOwner(
  ports: Ports,
  userId: UserId,
): Promise<Answer<{ role: HouseRole }>> {
  const refusal = await ports.db.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await lockLog(tx)
    if (await hasOwner(tx)) return refused('house-claim-gone')
    const actor: Actor = { by: 'service', id: userId, role: null }
    return changeRole(tx, ports, actor, { userId, role: 'owner', reason: 'The first owner' })
  })
  return refusal ?? given({ role: 'owner' })
}
