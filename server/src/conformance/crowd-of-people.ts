import type { Call } from '@tessera/contracts/calls/define-call'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { UserId } from '@tessera/contracts/ids'
import { startSession } from '../contexts/identity/accounts/sessions.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import type { MemoryService } from '../memory-service.ts'

/** One of many members with a session. */
export interface Single {
  readonly id: UserId
  readonly username: string
  call(call: Call, input: Readonly<Record<string, unknown>>): Promise<Response>
}

/** Creates many members at once, without the cost of passwords. */
export async function crowdOfPeople(
  service: MemoryService,
  size: number,
  fullName = 'One of many',
): Promise<readonly Single[]> {
  const { ids, clock, db, tokens } = service.ports
  const now = clock.now()
  const rows = Array.from({ length: size }, () => {
    const id = UserId.parse(ids.next())
    const name = `crowd${id}`
    const account = { id, username: name, email: `${name}@example.org`, passwordHash: '' }
    return { ...account, fullName, firstName: name, createdAt: now }
  })
  await db.insert(users).values(rows)
  const people: Single[] = []
  for (const { id, username } of rows) {
    const token = tokens.next()
    await startSession(db, { userId: id, token, now })
    people.push({ id, username, call: callerOf(service, token) })
  }
  return people
}

const callerOf =
  (service: MemoryService, token: string): Single['call'] =>
  (call, input) => {
    const { path, body } = encodeInput(call, input)
    const headers = {
      'Content-Type': 'application/json',
      Origin: service.origin,
      Cookie: `__Host-session=${token}`,
    }
    const init = { method: call.method, body, headers }
    return service.fetch(new Request(service.origin + path, init))
  }
