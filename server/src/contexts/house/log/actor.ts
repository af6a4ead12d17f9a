import type { HouseRole } from '@tessera/contracts/house-acts'
import type { UserId } from '@tessera/contracts/ids'
import type { ActorKind } from './tables.ts'

/** The sender of an act: a person with a role, the operator's command, or the service by itself. */
export interface Actor {
  readonly by: ActorKind
  readonly id: UserId | null
  readonly role: HouseRole | null
}

/** The operator, who has the service's key. */
export const operator: Actor = { by: 'operator', id: null, role: null }

/** The service, such as at the end of a suspension. */
export const service: Actor = { by: 'service', id: null, role: null }
