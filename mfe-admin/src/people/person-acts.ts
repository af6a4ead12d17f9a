import { decideSignUp } from '@tessera/contracts/calls/house-doors'
import {
  deletePerson,
  endPersonSessions,
  exportPerson,
  keepPerson,
  liftSuspension,
  limitPerson,
  removePersonFactors,
  sendPersonReset,
  suspendPerson,
  verifyPersonEmail,
} from '@tessera/contracts/calls/house-people'
import type { HousePerson, WholeHousePerson } from '@tessera/contracts/entities/house-person'
import { type HouseAct, type HouseRole, mayAct, mayActOn } from '@tessera/contracts/house-acts'
import type { Act } from '../acts/use-act.ts'
import { doWords as words } from './words.ts'

/** The groups of acts, by the harm that they do. */
export const actGroups = ['helps', 'restricts', 'closes'] as const

type Group = (typeof actGroups)[number]

interface Named {
  readonly name: string
}

/** An act on a person: when it is offered, what its dialog says, and its call. */
export interface PersonAct {
  readonly name: string
  readonly act: HouseAct
  readonly group: Group
  /** True when it would change something for a person as they are. */
  readonly fits: (person: WholeHousePerson) => boolean
  readonly label: () => string
  readonly title: (who: Named) => string
  readonly says: (who: Named) => string
  readonly done: () => string
  readonly asksEnd?: boolean
  readonly send: (person: Pick<HousePerson, 'id'>) => Act['send']
}

const isOpen = ({ state }: HousePerson): boolean => state !== 'waiting' && state !== 'closing'

const hasFactor = ({ factors }: WholeHousePerson): boolean =>
  factors.authenticator || factors.phone || factors.passkeys > 0

/** Every act on a person, in the order in which a page offers them. */
export const personActs: readonly PersonAct[] = [
  {
    name: 'approve',
    act: 'doors.decide',
    group: 'helps',
    fits: ({ state }) => state === 'waiting',
    label: words.approve,
    title: words.approveTitle,
    says: words.approveSays,
    done: words.approveDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(decideSignUp, { user_id: id, approved: true, reason }),
  },
  {
    name: 'verify-email',
    act: 'people.verify-email',
    group: 'helps',
    fits: (person) => isOpen(person) && !person.email_verified,
    label: words.verify,
    title: words.verifyTitle,
    says: words.verifySays,
    done: words.verifyDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(verifyPersonEmail, { user_id: id, reason }),
  },
  {
    name: 'send-reset',
    act: 'people.send-reset',
    group: 'helps',
    fits: isOpen,
    label: words.reset,
    title: words.resetTitle,
    says: words.resetSays,
    done: words.resetDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(sendPersonReset, { user_id: id, reason }),
  },
  {
    name: 'export',
    act: 'people.export',
    group: 'helps',
    fits: isOpen,
    label: words.export,
    title: words.exportTitle,
    says: words.exportSays,
    done: words.exportDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(exportPerson, { user_id: id, reason }),
  },
  {
    name: 'remove-factors',
    act: 'people.remove-factors',
    group: 'helps',
    fits: (person) => isOpen(person) && hasFactor(person),
    label: words.factors,
    title: words.factorsTitle,
    says: words.factorsSays,
    done: words.factorsDone,
    send:
      ({ id }) =>
      (client, { reason, present_code }) =>
        client.call(removePersonFactors, { user_id: id, reason, present_code }),
  },
  {
    name: 'end-sessions',
    act: 'people.end-sessions',
    group: 'restricts',
    fits: ({ sessions }) => sessions.length > 0,
    label: words.sessions,
    title: words.sessionsTitle,
    says: words.sessionsSays,
    done: words.sessionsDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(endPersonSessions, { user_id: id, reason }),
  },
  {
    name: 'limit',
    act: 'people.limit',
    group: 'restricts',
    fits: (person) => isOpen(person) && person.limited_at === null,
    label: words.limit,
    title: words.limitTitle,
    says: words.limitSays,
    done: words.limitDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(limitPerson, { user_id: id, reason, limited: true }),
  },
  {
    name: 'unlimit',
    act: 'people.limit',
    group: 'restricts',
    fits: ({ limited_at: at }) => at !== null,
    label: words.unlimit,
    title: words.unlimitTitle,
    says: words.unlimitSays,
    done: words.unlimitDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(limitPerson, { user_id: id, reason, limited: false }),
  },
  {
    name: 'suspend',
    act: 'people.suspend',
    group: 'restricts',
    fits: (person) => isOpen(person) && person.state !== 'suspended',
    label: words.suspend,
    title: words.suspendTitle,
    says: words.suspendSays,
    done: words.suspendDone,
    asksEnd: true,
    send:
      ({ id }) =>
      (client, { reason, until, present_code }) =>
        client.call(suspendPerson, { user_id: id, reason, until, present_code }),
  },
  {
    name: 'lift',
    act: 'people.suspend',
    group: 'restricts',
    fits: ({ state }) => state === 'suspended',
    label: words.lift,
    title: words.liftTitle,
    says: words.liftSays,
    done: words.liftDone,
    send:
      ({ id }) =>
      (client, { reason, present_code }) =>
        client.call(liftSuspension, { user_id: id, reason, present_code }),
  },
  {
    name: 'refuse',
    act: 'doors.decide',
    group: 'closes',
    fits: ({ state }) => state === 'waiting',
    label: words.refuse,
    title: words.refuseTitle,
    says: words.refuseSays,
    done: words.refuseDone,
    send:
      ({ id }) =>
      (client, { reason }) =>
        client.call(decideSignUp, { user_id: id, approved: false, reason }),
  },
  {
    name: 'delete',
    act: 'people.delete',
    group: 'closes',
    fits: (person) => isOpen(person) && person.role === null,
    label: words.delete,
    title: words.deleteTitle,
    says: words.deleteSays,
    done: words.deleteDone,
    send:
      ({ id }) =>
      (client, { reason, present_code }) =>
        client.call(deletePerson, { user_id: id, reason, present_code }),
  },
  {
    name: 'keep',
    act: 'people.delete',
    group: 'closes',
    fits: ({ state }) => state === 'closing',
    label: words.keep,
    title: words.keepTitle,
    says: words.keepSays,
    done: words.keepDone,
    send:
      ({ id }) =>
      (client, { reason, present_code }) =>
        client.call(keepPerson, { user_id: id, reason, present_code }),
  },
]

/** The act that takes another one back. */
const inverse: Readonly<Record<string, string>> = {
  suspend: 'lift',
  limit: 'unlimit',
  delete: 'keep',
}

/** Returns the act that takes one back; undefined where nothing does. */
export const inverseOf = ({ name }: PersonAct): PersonAct | undefined =>
  personActs.find((each) => each.name === inverse[name])

/** Returns the acts that somebody with a role may do on a person as they are. */
export function actsOn(person: WholeHousePerson, role: HouseRole): readonly PersonAct[] {
  if (!mayActOn(role, person.role)) return []
  return personActs.filter(({ act, fits }) => mayAct(role, act) && fits(person))
}
