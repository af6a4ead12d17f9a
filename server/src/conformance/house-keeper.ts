import { confirmSelf } from '@tessera/contracts/calls/security'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { ChangedPerson, type HouseRequest, houseToolsPath } from '@tessera/contracts/house-tools'
import type { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import type { MemoryService } from '../memory-service.ts'
import { type Guarded, phoneOwner } from './guarded-person.ts'
import { idOf } from './instances.ts'
import { password } from './person.ts'

/** Sends what the operator's commands send; returns the answer's JSON. */
export async function askHouse(service: MemoryService, asked: HouseRequest): Promise<unknown> {
  const { secrets, clock } = service.ports
  const response = await service.fetch(
    new Request(service.origin + houseToolsPath, {
      method: 'POST',
      headers: { Authorization: `Bearer ${operatorProof(secrets, service.origin, clock.now())}` },
      body: JSON.stringify(asked),
    }),
    { address: '127.0.0.1' },
  )
  return response.json()
}

/** Somebody with a role and a second factor, whose recovery codes prove them for sensitive acts. */
export interface Keeper extends Guarded {
  readonly id: UserId
  /** Returns a code that proves them once. */
  proof(): { readonly present_code: string }
}

/** Creates somebody with a role. */
export async function keeper(service: MemoryService, role: HouseRole): Promise<Keeper> {
  const guarded = await phoneOwner(service)
  const answer = await askHouse(service, {
    do: 'role',
    account: guarded.email,
    role,
    reason: 'For the test',
  })
  z.parse(ChangedPerson, answer)
  await guarded.person.done(confirmSelf, { password })
  const codes = [...guarded.recoveryCodes]
  return {
    ...guarded,
    id: await idOf(guarded.person),
    proof() {
      const code = codes.shift()
      if (code === undefined) throw new Error('All recovery codes are used up.')
      return { present_code: code }
    },
  }
}
