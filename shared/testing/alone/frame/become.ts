import { createClient } from '@tessera/client'
import { forgetDevice, logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Person } from '../about.ts'
import { askService } from './answer-calls.ts'

/** Logs in as somebody, or out for a visitor who was never here. Returns a text when that fails. */
export async function become(person: Person | undefined): Promise<string | undefined> {
  const client = createClient({ origin: location.origin, fetch: askService })
  const viewer = await client.call(getViewer, {})
  if (!viewer.ok) return viewer.error.message
  if (viewer.data?.username === person?.username && person !== undefined) return undefined
  if (viewer.data !== null) await client.call(logOut, {})
  if (person === undefined) {
    await client.call(forgetDevice, {})
    return undefined
  }
  const { email, password } = person
  const answer = await client.call(logIn, { username_or_email: email, password })
  return answer.ok ? undefined : answer.error.message
}
