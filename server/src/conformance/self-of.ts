import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { Person } from './person.ts'

/** Returns a person's account id. */
export async function selfOf(person: Person): Promise<Viewer> {
  const viewer = await person.done(getViewer, {})
  if (viewer === null) throw new Error('Nobody is logged in.')
  return viewer
}
