import { createBoard } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope, type WireError } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { users } from '../contexts/identity/accounts/tables.ts'
import type { MemoryService } from '../memory-service.ts'
import { eq } from '../platform/database/sql.ts'

type Schema = z.core.$ZodType

/** The response of a call. */
export interface Came<Data> {
  readonly status: number
  readonly data: Data | null
  readonly bookmark: string | null
  readonly error: WireError | null
}

/** A person with their own browser, which keeps cookies and sends its origin. */
export interface Person {
  /** The Cookie header; null while there are no cookies. */
  readonly cookie: () => string | null
  /** Returns a cookie's value; null without one. */
  readonly cookieOf: (name: string) => string | null
  /** Sets a cookie, as a thief would. */
  readonly keep: (name: string, value: string) => void
  send(path: string, init?: RequestInit): Promise<Response>
  call<Input extends Schema, Output extends Schema>(
    call: Call<Input, Output>,
    input: Readonly<Record<string, unknown>>,
  ): Promise<Came<z.output<Output>>>
  /** Returns the call's data; throws when the call fails. */
  done<Input extends Schema, Output extends Schema>(
    call: Call<Input, Output>,
    input: Readonly<Record<string, unknown>>,
  ): Promise<z.output<Output>>
}

let browsers = 0

/** A network address of its own, like browsers in different homes. */
function nextAddress(): string {
  browsers += 1
  return `10.${browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`
}

/** Applies the Set-Cookie headers of a response. */
function cookieJar() {
  const jar = new Map<string, string>()
  return {
    jar,
    take(response: Response) {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/; Max-Age=0;/.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
    },
    header: () => (jar.size === 0 ? null : [...jar].map((pair) => pair.join('=')).join('; ')),
  }
}

/** Opens a browser without a session. */
export function visitor(service: MemoryService, address = nextAddress()): Person {
  const { jar, take, header } = cookieJar()
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      Origin: service.origin,
      ...Object.fromEntries(new Headers(init.headers)),
    })
    const cookie = header()
    if (cookie !== null && !headers.has('Cookie')) headers.set('Cookie', cookie)
    const request = new Request(service.origin + path, { ...init, headers })
    const response = await service.fetch(request, { address })
    take(response)
    return response
  }
  const call: Person['call'] = async (called, input) => {
    const { path, body } = encodeInput(called, input)
    const headers = { 'Content-Type': called.body === 'file' ? 'image/png' : 'application/json' }
    const response = await send(path, { method: called.method, headers, body })
    const { data, bookmark, error } = Envelope.parse(await response.json()).resource_response
    const parsed = error === null ? z.parse(called.output, data) : null
    return { status: response.status, data: parsed, bookmark, error }
  }
  const done: Person['done'] = async (called, input) => {
    const came = await call(called, input)
    if (came.error !== null) throw new Error(`${called.name}: ${JSON.stringify(came.error)}`)
    return z.parse(called.output, came.data)
  }
  return {
    cookie: header,
    cookieOf: (name) => jar.get(name) ?? null,
    keep: (name, value) => jar.set(name, value),
    send,
    call,
    done,
  }
}

let people = 0

function nextEmail(): string {
  people += 1
  return `person${people}@example.org`
}

/** A password that the rules accept. */
export const password = 'a long enough one'

/** Signs up a member whose address isn't verified. */
export async function newcomer(service: MemoryService, email = nextEmail()): Promise<Person> {
  const person = visitor(service)
  await person.done(register, { type: 'email', email, password, birthday: 631_152_000 })
  return person
}

/** Signs up a member whose address is verified. */
export async function member(service: MemoryService): Promise<Person> {
  const email = nextEmail()
  const person = await newcomer(service, email)
  const { db, clock } = service.ports
  await db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.email, email))
  return person
}

/** Returns a business of the demo world. */
export async function business(service: MemoryService): Promise<Person> {
  const person = visitor(service)
  await person.done(logIn, {
    username_or_email: 'studio@demo.test',
    password: 'tessera-demo',
    // Bad input may have paused it.
    resume: true,
  })
  return person
}

/** Creates a board. */
export const boardOf = (person: Person, name: string, privacy = 'public') =>
  person.done(createBoard, { name, privacy })
