import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from '@tessera/client'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'
import { pin } from './fixtures.ts'
import { answerError, answerWith, handlers, serviceHandlers } from './handlers.ts'
import { liveStream } from './live-stream.ts'
import { testShell } from './shell.tsx'

const service = { origin: 'http://localhost:3000', answer: async () => answerWith(null) }

const readPin = async (client: Client) => {
  const answer = await client.call(getPin, { id: PinId.parse('42') })
  return answer.ok ? answer : { data: null }
}

test('a pin of the test and everything else from the service in memory', async () => {
  const live = liveStream()
  const answer = answerBy([
    ...handlers({ [getPin.name]: ({ id }) => pin({ id, title: 'A chair' }) }, { latency: 20 }),
    ...handlers({ [savePin.name]: () => answerError('board-busy') }),
    live.handler,
    ...serviceHandlers(service),
  ])
  const { shell } = testShell({ answer })
  const { data } = await readPin(shell.client)
  expect(data).toMatchObject({ id: '42', title: 'A chair' })
})

test('the example of handlers in docs/teams.md is the test of this file', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/teams.md'), 'utf8')
  const example = /```tsx\n(test\('a pin of [\s\S]*?)```/.exec(page)?.[1]
  expect(readFileSync(import.meta.filename, 'utf8')).toContain(example)
})
