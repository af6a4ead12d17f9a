import { createClient } from '@tessera/client'
import { register } from '@tessera/contracts/calls/registration'
import { demoPassword } from '@tessera/demo/demo-password'
import { smallWorld } from '@tessera/demo/small/small-world'
import type { Person } from './about.ts'

const newcomer: Person = {
  username: 'newcomer',
  name: 'Newcomer',
  what: 'owns nothing',
  email: 'newcomer@demo.test',
  password: demoPassword,
}

/** Everybody that one can log in as: the people of the small demo world, and somebody who owns nothing. */
export const people: readonly Person[] = [
  ...smallWorld.people.map(
    ({ username, name, email, kind }): Person => ({
      username,
      name,
      email,
      password: demoPassword,
      what: kind === 'business' ? 'business' : 'member',
    }),
  ),
  newcomer,
]

/** Signs the person up who owns nothing. */
export async function signNewcomerUp(
  origin: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const answer = await createClient({ origin, fetch }).call(register, {
    type: 'email',
    email: newcomer.email,
    password: newcomer.password,
    birthday: 766_108_800,
    container: 'page',
    page: '/',
    signup_source: 'homePage',
    recaptchaV3Token: 'default',
  })
  if (!answer.ok) throw new Error(`${newcomer.name} could not sign up: ${answer.error.message}`)
}
