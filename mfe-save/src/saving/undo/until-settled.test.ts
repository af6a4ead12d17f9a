import { getAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import { z } from '@tessera/contracts/schema'
import { answers } from '@tessera/testing/answers'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { untilSettled } from './until-settled.ts'

const begun = z.parse(Action, {
  id: '5',
  kind: 'merge-board',
  state: 'running',
  total: 900,
  done: 0,
  undo_token: 'token',
})

const pause = () => Promise.resolve()

function asked(...inOrder: readonly (() => Response)[]) {
  const left = [...inOrder]
  const { shell } = testShell({
    ...answers([getAction, () => (left.shift() ?? (() => answerError('not-found')))()]),
  })
  return shell.client
}

const at =
  (done: number, state = 'running') =>
  () =>
    answerWith({ ...begun, done, state })

test('an action is polled until it has ended, and each answer reports its progress', async () => {
  const seen: number[] = []
  const client = asked(at(300), at(600), at(900, 'done'))
  const end = await untilSettled(client, begun, {
    pause,
    onProgress: ({ done }) => seen.push(done),
  })
  expect(end).toMatchObject({ ok: true, data: { state: 'done' } })
  expect(seen).toEqual([300, 600, 900])
})

test('a service that fails for a moment is asked again, up to a limit', async () => {
  const fails = () => answerError('unexpected')
  const soon = await untilSettled(asked(fails, fails, at(900, 'done')), begun, { pause })
  expect(soon).toMatchObject({ ok: true, data: { state: 'done' } })
  const never = await untilSettled(asked(fails, fails, fails, fails, fails), begun, { pause })
  expect(never).toMatchObject({ ok: false, error: { code: 'unexpected' } })
})

test('aborting stops the polling', async () => {
  const watching = new AbortController()
  watching.abort()
  const end = await untilSettled(asked(), begun, { pause, signal: watching.signal })
  expect(end).toMatchObject({ ok: true, data: { state: 'running' } })
})
