import { getAction } from '@tessera/contracts/calls/actions'
import { Action } from '@tessera/contracts/entities/action'
import { z } from '@tessera/contracts/schema'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
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

function asked(...answers: readonly (() => Response)[]) {
  const left = [...answers]
  const { shell } = testShell({
    answer: service([getAction, () => (left.shift() ?? (() => answerError('not-found')))()]),
  })
  return shell.client
}

const at =
  (done: number, state = 'running') =>
  () =>
    answerWith({ ...begun, done, state })

test('an action is asked for until it has ended, and how far it is is told each time', async () => {
  const seen: number[] = []
  const client = asked(at(300), at(600), at(900, 'done'))
  const end = await untilSettled(client, begun, {
    pause,
    onProgress: ({ done }) => seen.push(done),
  })
  expect(end).toMatchObject({ ok: true, data: { state: 'done' } })
  expect(seen).toEqual([300, 600, 900])
})

test('a service that does not answer for a moment is asked again, but not without end', async () => {
  const fails = () => answerError('unexpected')
  const soon = await untilSettled(asked(fails, fails, at(900, 'done')), begun, { pause })
  expect(soon).toMatchObject({ ok: true, data: { state: 'done' } })
  const never = await untilSettled(asked(fails, fails, fails, fails, fails), begun, { pause })
  expect(never).toMatchObject({ ok: false, error: { code: 'unexpected' } })
})

test('whoever stops listening asks no more', async () => {
  const watching = new AbortController()
  watching.abort()
  const end = await untilSettled(asked(), begun, { pause, signal: watching.signal })
  expect(end).toMatchObject({ ok: true, data: { state: 'running' } })
})
