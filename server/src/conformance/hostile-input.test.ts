import { allCalls } from '@tessera/contracts/calls/all'
import type { Call } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { createSection } from '@tessera/contracts/calls/sections'
import { logIn, logOut, register } from '@tessera/contracts/calls/session'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { isErrorCode } from '@tessera/contracts/errors/catalogue'
import { z } from '@tessera/contracts/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from './database-kinds.ts'
import { hostileInput } from './hostile-input.ts'
import { openedService } from './opened-service.ts'
import { boardOf, business, type Person, visitor } from './person.ts'

/** How many inputs each call gets; `npm run soak` gives many more. */
const inputs = Number(process.env.INPUTS_A_CALL ?? 500)

/** These end or change who is asking, or hash a password each time; a few of them show as much as many. */
const few = new Set<Call>([logIn, logOut, register])

const [{ open }] = databaseKinds

describe('bad input', () => {
  const service = openedService(open)
  let person: Person
  let ids: readonly string[] = []
  beforeAll(async () => {
    person = await business(service())
    const board = await boardOf(person, 'Struck')
    const section = await person.done(createSection, { board_id: board.id, name: 'Struck too' })
    const [pin] = await person.done(homeFeed, {})
    ids = [board.id, section.id, pin?.id ?? '1', pin?.pinner.id ?? '1', '4']
  })

  for (const call of allCalls)
    test(`${call.name} answers whatever is sent with data or an error of the catalogue`, async () => {
      const numRuns = few.has(call) ? Math.min(inputs, 20) : inputs
      const asker = few.has(call) ? visitor(service()) : person
      await fc.assert(
        fc.asyncProperty(hostileInput(call, ids), async (input) => {
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
        { numRuns },
      )
    }, 600_000)

  test('ten megabytes of nested lists are refused before they are read as such', async () => {
    const body = '['.repeat(10 * 1024 * 1024)
    for (const call of allCalls.filter(({ method, body: kind }) => method !== 'GET' && !kind)) {
      const { path } = encodeInput(call, { id: '1' })
      const headers = { 'Content-Type': 'application/json' }
      const response = await person.send(path, { method: call.method, headers, body })
      const { error } = Envelope.parse(await response.json()).resource_response
      expect({ call: call.name, status: response.status, code: error?.code }).toEqual({
        call: call.name,
        status: 413,
        code: 'too-large',
      })
    }
  })
})
