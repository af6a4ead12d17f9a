import type { Client } from '@tessera/client'
import { emailExists, logIn, register } from '@tessera/contracts/calls/session'
import type { SignupSource } from '@tessera/contracts/signup-sources'
import { birthdaySeconds } from './check-birthday.ts'
import type { Busy, Event } from './flow.ts'

/** Makes the call that somebody's way in waits for, and says what came of it. */
export async function attempt(client: Client, busy: Busy, source: SignupSource): Promise<Event> {
  const { email, password, birthday } = busy.draft
  if (busy.doing === 'looking-up') {
    const found = await client.call(emailExists, { email })
    return found.ok
      ? { type: 'looked-up', exists: found.data }
      : { type: 'refused', error: found.error }
  }
  const seconds = birthdaySeconds(birthday)
  const result =
    busy.doing === 'logging-in'
      ? await client.call(logIn, { username_or_email: email, password })
      : await client.call(register, {
          type: 'email',
          email,
          password,
          signup_source: source,
          ...(seconds === undefined ? {} : { birthday: seconds }),
        })
  return result.ok
    ? { type: 'entered', viewer: result.data.user }
    : { type: 'refused', error: result.error }
}
