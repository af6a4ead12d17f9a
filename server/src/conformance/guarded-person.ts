import {
  finishAuthenticator,
  finishPhone,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { logIn } from '@tessera/contracts/calls/session'
import { generateSync } from 'otplib'
import type { MemoryService } from '../memory-service.ts'
import { codeTo } from './outbox-of.ts'
import { member, type Person, password, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

/** A member whose account has a second factor. */
export interface Guarded {
  readonly person: Person
  readonly email: string
  /** Their recovery codes. */
  readonly recoveryCodes: readonly string[]
}

let phones = 0

/** Returns a phone number that nobody else has. */
export function newPhone(): string {
  phones += 1
  return `+4930${String(1_000_000 + phones)}`
}

/** Creates a member who gets codes by text message, and returns their number. */
export async function phoneOwner(
  service: MemoryService,
): Promise<Guarded & { readonly phone: string }> {
  const person = await member(service)
  const phone = newPhone()
  await person.done(startPhone, { phone_number: phone })
  const code = await codeTo(service, phone)
  const { recovery_codes } = await person.done(finishPhone, { code })
  return { person, phone, recoveryCodes: recovery_codes ?? [], ...(await selfOf(person)) }
}

/** Returns the authenticator's code, a number of half minutes from now. */
export const shownBy = ({ ports }: MemoryService, secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) + steps * 30 })

/**
 * Creates a member with an authenticator, and returns its secret. The code of the previous step is
 * used up.
 */
export async function authenticatorOwner(
  service: MemoryService,
): Promise<Guarded & { readonly secret: string }> {
  const person = await member(service)
  const { secret } = await person.done(startAuthenticator, {})
  const code = shownBy(service, secret, -1)
  const { recovery_codes } = await person.done(finishAuthenticator, { code })
  return { person, secret, recoveryCodes: recovery_codes ?? [], ...(await selfOf(person)) }
}

/** A browser after the password, and the challenge that it got. */
export interface Challenged {
  readonly browser: Person
  readonly challenge: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Enters a member's password in a browser. */
export async function challenged(
  service: MemoryService,
  email: string,
  browser = visitor(service),
): Promise<Challenged> {
  const { error } = await browser.call(logIn, { username_or_email: email, password })
  const data = error?.data ?? {}
  if (error?.code !== 'mfa-needed') throw new Error(`The log-in came to ${error?.code}.`)
  return { browser, challenge: String(data.mfa_challenge), data }
}

/** Answers a challenge; returns the error code, or 'in'. */
export async function answered(
  { browser, challenge }: Pick<Challenged, 'browser' | 'challenge'>,
  code: string,
): Promise<string> {
  const { error } = await browser.call(logIn, { mfa_challenge: challenge, mfa_token: code })
  return error?.code ?? 'in'
}

/** Requests the code again; returns the error code, or 'sent'. */
export async function resent({ browser, challenge }: Challenged): Promise<string> {
  const { error } = await browser.call(logIn, { mfa_challenge: challenge, mfa_resend: true })
  return error?.code ?? 'sent'
}

/** Returns a different code of six digits. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')
