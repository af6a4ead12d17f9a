import { getViewer } from '@tessera/contracts/calls/viewer'
import type { UserId } from '@tessera/contracts/ids'
import type { MemoryService } from '../memory-service.ts'
import { type Person, visitor } from './person.ts'

/** Returns a person's account id. */
export async function idOf(person: Person): Promise<UserId> {
  const viewer = await person.done(getViewer, {})
  if (viewer === null) throw new Error('Nobody is logged in.')
  return viewer.id
}

/** Returns the same browser on another instance of the service. */
export function onInstance(service: MemoryService, person: Person): Pick<Person, 'send'> {
  return {
    send: (path, init = {}) => {
      const headers = new Headers(init.headers)
      headers.set('Cookie', person.cookie() ?? '')
      return visitor(service).send(path, { ...init, headers })
    },
  }
}
