import type { Passkey } from '@tessera/contracts/calls/passkeys'
import { finishPasskey, startPasskey, startPasskeyLogIn } from '@tessera/contracts/calls/passkeys'
import { logIn } from '@tessera/contracts/calls/session'
import type { MemoryService } from '../memory-service.ts'
import { member, type Person } from './person.ts'
import { selfOf } from './self-of.ts'
import {
  type Acting,
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from './software-authenticator.ts'

/** A member with a passkey, and the authenticator that has it. */
export interface PasskeyOwner {
  readonly person: Person
  readonly email: string
  readonly authenticator: SoftwareAuthenticator
  readonly passkey: Passkey
  readonly recoveryCodes: readonly string[]
}

/** Creates a member with a passkey. */
export async function passkeyOwner(
  service: MemoryService,
  kind: Parameters<typeof softwareAuthenticator>[1] = {},
): Promise<PasskeyOwner> {
  const person = await member(service)
  const authenticator = softwareAuthenticator(service.origin, kind)
  const options = await person.done(startPasskey, {})
  const added = await person.done(finishPasskey, { passkey: authenticator.create(options) })
  const { passkey, recovery_codes } = added
  const { email } = await selfOf(person)
  return { person, email, authenticator, passkey, recoveryCodes: recovery_codes ?? [] }
}

/** Logs in with a passkey in a browser; returns the error code, or 'in'. */
export async function enter(
  browser: Person,
  authenticator: SoftwareAuthenticator,
  acting: Acting = {},
  more: { readonly resume?: boolean } = {},
): Promise<string> {
  const options = await browser.done(startPasskeyLogIn, {})
  const passkey = authenticator.get(options, acting)
  const { error } = await browser.call(logIn, { passkey, ...more })
  return error?.code ?? 'in'
}
