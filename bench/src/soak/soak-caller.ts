import { createBoard } from '@tessera/contracts/calls/boards'
import type { Call } from '@tessera/contracts/calls/define-call'
import { createPin } from '@tessera/contracts/calls/pins'
import { register } from '@tessera/contracts/calls/registration'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { pictureOf } from './soak-picture.ts'

type Schema = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

/** Max time of a call; a service that hangs is an error, and not a wait without end. */
const answerMilliseconds = 60_000

/** The result of a call over the network. */
export interface Came<Data> {
  readonly status: number
  readonly data: Data | null
  readonly bookmark: string | null
}

/** Calls a service over HTTP with the cookies that it sets. */
export interface Caller {
  call<Input extends Schema, Output extends Schema>(
    call: Call<Input, Output>,
    input: Fields,
  ): Promise<Came<z.output<Output>>>
  /** The call's data; without any it throws. */
  done<Input extends Schema, Output extends Schema>(
    call: Call<Input, Output>,
    input: Fields,
  ): Promise<z.output<Output>>
  /** Gets an address and answers its status, the body read and dropped. */
  get(path: string): Promise<number>
  /** Sends a request of another kind with the cookies. */
  send(path: string, init: RequestInit): Promise<Response>
}

/** Returns cookies as a browser keeps them. */
function cookieJar() {
  const jar = new Map<string, string>()
  return {
    header: () => [...jar].map((pair) => pair.join('=')).join('; '),
    take: ({ headers }: Response) => {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/; Max-Age=0;/.test(cookie)) jar.delete(name)
        else jar.set(name, value)
      }
    },
  }
}

/** Creates a caller without a session, whose requests go to each of some addresses in turn. */
export function callerAt(origin: string, addresses: readonly string[] = [origin]): Caller {
  const cookies = cookieJar()
  let turn = 0
  const next = () => {
    turn += 1
    return addresses[turn % addresses.length] ?? origin
  }
  const call: Caller['call'] = async (called, input) => {
    const { path, body } = encodeInput(called, input)
    const answer = await fetch(next() + path, {
      method: called.method,
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookies.header() },
      body: called.method === 'GET' ? null : (body ?? ''),
      signal: AbortSignal.timeout(answerMilliseconds),
    })
    cookies.take(answer)
    const { data, bookmark, error } = Envelope.parse(await answer.json()).resource_response
    return {
      status: answer.status,
      data: error === null ? z.parse(called.output, data) : null,
      bookmark,
    }
  }
  const done: Caller['done'] = async (called, input) => {
    const { status, data } = await call(called, input)
    if (status >= 400) throw new Error(`${called.name} was answered with ${status}.`)
    return z.parse(called.output, data)
  }
  const get = async (path: string) => {
    const answer = await fetch(next() + path, { headers: { Cookie: cookies.header() } })
    await answer.arrayBuffer()
    return answer.status
  }
  const send = (path: string, init: RequestInit) =>
    fetch(next() + path, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        Cookie: cookies.header(),
        Origin: origin,
      },
    })
  return { call, done, get, send }
}

/** Signs up a new member and returns their caller. */
export async function newMember(
  origin: string,
  name: string,
  fields: Fields = {},
  addresses: readonly string[] = [origin],
): Promise<Caller> {
  const person = callerAt(origin, addresses)
  await person.done(register, {
    type: 'email',
    email: `${name}@mail.test`,
    password: 'a long enough secret',
    birthday: 640_000_000,
    ...fields,
  })
  return person
}

/** A new board of somebody's with ideas of their own on it; answers the ideas' ids. */
export async function newIdeas(
  person: Caller,
  board: string,
  titles: readonly string[],
): Promise<readonly string[]> {
  const { id } = await person.done(createBoard, { name: board })
  const ids: string[] = []
  for (const [at, title] of titles.entries()) {
    const picture = { image_base64: pictureOf(at) }
    const pin = await person.done(createPin, { board_id: id, title, ...picture })
    ids.push(pin.id)
  }
  return ids
}
