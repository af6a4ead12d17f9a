import type { Doors } from '@tessera/contracts/calls/house-doors'
import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { type Answer, given, refused } from '../../../calls/answer.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Sql } from '../../base/sql.ts'
import { type DoorRules, doorRules, storeDoorRules, users } from '../../identity/index.ts'
import { actOnPerson, type PersonAct } from '../acting/act-on-person.ts'
import { queueHouseEmail } from '../acting/emails.ts'
import { isInState, stateOf } from '../acting/person-row.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog } from '../log/append.ts'

/** Returns who may sign up, and how many accounts wait. */
export async function doorsOf(db: Sql): Promise<Doors> {
  const { mode, domains } = await doorRules(db)
  return { mode, domains: [...domains], waiting: await db.$count(users, isInState('waiting')) }
}

/** Says who may sign up from now on. */
export async function changeDoors(
  ports: Ports,
  actor: Actor,
  { reason, mode, domains }: DoorRules & { readonly reason: string },
): Promise<Answer<Doors>> {
  if (mode === 'domain' && domains.length === 0) return refused('door-domains-missing')
  const after = { mode, domains: mode === 'domain' ? domains : [] }
  await ports.db.transaction(async (tx) => {
    const before = await doorRules(tx)
    await storeDoorRules(tx, after, ports.clock.now())
    await appendToLog(tx, ports, {
      actor,
      act: 'doors.set',
      reason,
      before: { mode: before.mode, domains: before.domains },
      after,
    })
  })
  ports.log.info('house.doors', { by: actor.by, actor: actor.id, mode })
  return given(await doorsOf(ports.db))
}

/** Approves an account that waits, or refuses it: then it is deleted at once. */
export const decide = (
  ports: Ports,
  actor: Actor,
  { approved, ...wanted }: Omit<PersonAct, 'act'> & { readonly approved: boolean },
): Promise<Answer<HousePerson>> =>
  actOnPerson(ports, actor, { ...wanted, act: 'doors.decide' }, async (tx, person) => {
    if (stateOf(person) !== 'waiting') return refused('house-state-other')
    const now = ports.clock.now()
    await tx
      .update(users)
      .set(
        approved
          ? { state: 'active', waitingSince: null }
          : { waitingSince: null, closesAt: now, closedByHouse: true },
      )
      .where(eq(users.id, person.id))
    if (!approved) await ports.deletions.note({ at: now, kind: 'closed', user: person.id })
    await queueHouseEmail(tx, ports, person, {
      kind: approved ? 'approved' : 'refused',
      reason: approved ? '' : wanted.reason,
    })
    return { before: { state: 'waiting' }, after: { state: approved ? 'active' : 'closing' } }
  })
