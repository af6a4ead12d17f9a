import { allCalls } from '@tessera/contracts/calls/all'
import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { forgotPassword, readResetLink, resetPassword } from '@tessera/contracts/calls/recovery'
import {
  convertToBusiness,
  emailExists,
  register,
  signUpRules,
  validateEmail,
} from '@tessera/contracts/calls/registration'
import { createSection } from '@tessera/contracts/calls/sections'
import {
  changePassword,
  confirmSelf,
  endSession,
  finishAuthenticator,
  finishPhone,
  getSecurity,
  listSessions,
  logOutEverywhere,
  removeFactor,
  renewRecoveryCodes,
  startAuthenticator,
  startPhone,
} from '@tessera/contracts/calls/security'
import { forgetDevice, logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { isErrorCode } from '@tessera/contracts/errors/codes'
import { z } from '@tessera/contracts/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseKinds } from './database-kinds.ts'
import { hostileInput } from './hostile-input.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { keptLog } from './kept-log.ts'
import { openedService } from './opened-service.ts'
import { boardOf, business, type Person, visitor } from './person.ts'

/** Calls by token refuse whoever has none before they read anything; conversion-calls.test.ts reads them. */
const openCalls = allCalls.filter(({ who }) => who !== 'token')

/** Inputs per call. `npm run soak` sends many more, and most of them to the log-in calls. */
const inputs = Number(process.env.INPUTS_A_CALL ?? 60)
const inputsAtTheDoor = Number(process.env.INPUTS_AT_THE_DOOR ?? inputs)

/** Hundreds of thousands of inputs need no time limit. */
const patience = Math.max(600_000, (inputs + inputsAtTheDoor) * 100)

/** The calls of log-in and account security. */
const theDoor: ReadonlySet<Call> = new Set<Call>([
  emailExists,
  validateEmail,
  signUpRules,
  register,
  convertToBusiness,
  captchaChallenge,
  logIn,
  logOut,
  forgetDevice,
  getViewer,
  forgotPassword,
  readResetLink,
  resetPassword,
  getSecurity,
  confirmSelf,
  startAuthenticator,
  finishAuthenticator,
  startPhone,
  finishPhone,
  removeFactor,
  renewRecoveryCodes,
  changePassword,
  listSessions,
  endSession,
  logOutEverywhere,
])

// PGlite takes twice the time for the same engine.
const [, { open }] = databaseKinds

describe('bad input', () => {
  const log = keptLog()
  const service = openedService(() => open({ log, settings: { budgetFactor: 1_000_000 } }))
  let person: Person
  let owner: Keeper | undefined
  let ids: readonly string[] = []
  beforeAll(async () => {
    person = await business(service())
    const board = await boardOf(person, 'Struck')
    const section = await person.done(createSection, { board_id: board.id, name: 'Struck too' })
    const [pin] = await person.done(homeFeed, {})
    ids = [board.id, section.id, pin?.id ?? '1', pin?.pinner.id ?? '1', '4', 'mira@demo.test']
  })

  /** Returns a caller: limits count by address, and some calls end the session. */
  const askerOf = async (call: Call): Promise<Person> => {
    if (call.who === 'house') {
      owner ??= await keeper(service(), 'owner')
      return owner.person
    }
    if (call.who === 'anyone' && theDoor.has(call)) return visitor(service())
    if (person.cookieOf('__Host-session') === null) person = await business(service())
    return person
  }

  for (const call of allCalls)
    test(
      `${call.name} answers any input with data or an error of the catalogue`,
      async () => {
        await fc.assert(
          fc.asyncProperty(hostileInput(call, ids), async (input) => {
            const asker = await askerOf(call)
            const { path, body } = encodeInput(call, input)
            const type = call.body === 'file' ? 'image/png' : 'application/json'
            const response = await asker.send(path, {
              method: call.method,
              headers: { 'Content-Type': type },
              body: call.method === 'GET' ? null : (body ?? ''),
            })
            expect(response.status, JSON.stringify(input)).toBeLessThan(500)
            const { error } = Envelope.parse(await response.json()).resource_response
            if (response.status >= 400) expect(isErrorCode(error?.code ?? '')).toBe(true)
            if (!z.safeParse(call.input, input).success && call.method !== 'GET')
              expect(response.status).toBeGreaterThanOrEqual(400)
          }),
          { numRuns: theDoor.has(call) ? inputsAtTheDoor : inputs },
        )
        expect(log.names('call.')).toEqual([])
      },
      patience,
    )

  test('no password, code or token from an input is in the log', async () => {
    const secret = 'kw7Jq0pXv2-unmistakable'
    const wanted = { email: 'hidden@example.org', birthday: 631_152_000, type: 'email' }
    const asked: readonly (readonly [Call, Readonly<Record<string, unknown>>])[] = [
      [register, { ...wanted, password: secret }],
      [register, { ...wanted, password: secret, recaptchaV3Token: secret }],
      [logIn, { username_or_email: wanted.email, password: `${secret}!` }],
      [logIn, { username_or_email: secret, password: secret }],
      [logIn, { mfa_challenge: secret, mfa_token: secret }],
      [readResetLink, { token: secret }],
      [resetPassword, { token: secret, password: secret }],
      [register, { ...wanted, [secret]: secret }],
    ]
    for (const [call, input] of asked) await visitor(service()).call(call, input)
    expect(log.text()).toContain('identity.registered')
    expect(log.text()).not.toContain(secret)
  })

  test('JSON nested ten thousand deep is refused before it is parsed', async () => {
    const depth = 10_000
    const headers = { 'Content-Type': 'application/json' }
    const parsed = vi.spyOn(JSON, 'parse')
    for (const call of openCalls.filter(({ body: kind }) => !kind)) {
      const deep = `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const { path } = encodeInput(call, { id: '1' })
      const asker = await askerOf(call)
      parsed.mockClear()
      const isRead = call.method === 'GET'
      const to = isRead ? `${path.split('?')[0]}?data=${encodeURIComponent(deep)}` : path
      const response = await asker.send(to, {
        method: call.method,
        headers,
        body: isRead ? null : deep,
      })
      expect(parsed.mock.calls.filter(([text]) => text === deep)).toEqual([])
      const { error } = Envelope.parse(await response.json()).resource_response
      const unread = isRead && !call.path.startsWith('/resource/')
      if (!unread)
        expect({ call: call.name, code: error?.code }).toEqual({
          call: call.name,
          code: 'bad-input',
        })
      expect(response.status).toBeLessThan(500)
    }
    expect(log.names('call.')).toEqual([])
  })

  test('ten megabytes of nested lists are refused before they are parsed', async () => {
    // A string would be encoded again for each of the calls.
    const megabyte = new TextEncoder().encode('['.repeat(1024 * 1024))
    for (const call of openCalls.filter(({ method, body: kind }) => method !== 'GET' && !kind)) {
      const { path } = encodeInput(call, { id: '1' })
      const headers = { 'Content-Type': 'application/json' }
      const asker = await askerOf(call)
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let count = 0; count < 10; count += 1) controller.enqueue(megabyte)
          controller.close()
        },
      })
      const init = { method: call.method, headers, body, duplex: 'half' }
      const response = await asker.send(path, init)
      const { error } = Envelope.parse(await response.json()).resource_response
      expect({ call: call.name, status: response.status, code: error?.code }).toEqual({
        call: call.name,
        status: 413,
        code: 'too-large',
      })
    }
  })
})
