import { homeFeed } from '@tessera/contracts/calls/feed'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { expect, test } from 'vitest'
import { answerBy } from '../../src/answer-by.ts'
import { answerStates } from '../../src/answer-states.ts'
import { answerWith } from '../../src/answer-with.ts'
import { pin } from '../../src/fixtures.ts'
import { framed } from '../serve-alone.ts'
import { chosenHandlers } from './chosen-handlers.ts'
import { withCall } from './seen-calls.ts'
import { readAnswer } from './typed-answer.ts'
import { withoutAnswers } from './without-answers.ts'

test.each([
  ['', '[]', 'none', ''],
  [homeFeed.name, ' ', 'none', ''],
  [homeFeed.name, '[]', 'fits', ''],
  [getViewer.name, 'null', 'fits', ''],
  [homeFeed.name, '[', 'fault', 'That is not JSON.'],
  ['NoResource.get', '[]', 'fault', 'There is no call NoResource.get.'],
  [homeFeed.name, '[{"id":1}]', 'fault', 'It does not fit the call. 0.id: '],
])('the answer of %s typed as %s: %s', (call, text, kind, fault) => {
  const read = readAnswer(call, text)
  expect(read.kind).toBe(kind)
  expect(read.kind === 'fault' ? read.fault : '').toContain(fault)
})

test('one call is answered with typed data, in every state', async () => {
  for (const state of answerStates) {
    const chosen = { state, typed: { call: homeFeed.name, data: [] } }
    const answer = answerBy(chosenHandlers(chosen, async () => answerWith([pin()])))
    const response = await answer(new Request(`http://localhost:3000${homeFeed.path}`))
    expect(await response.json()).toMatchObject({ resource_response: { data: [], error: null } })
  }
})

test('a document loses its first answers and keeps everything else', () => {
  const boot = { title: '</script>', answers: [{ call: 'a' }], viewer: null }
  const html = (data: unknown) =>
    `<p>$1</p><script type="application/json" id="tessera-boot">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><p>after</p>`
  expect(withoutAnswers(html(boot))).toBe(html({ ...boot, answers: [] }))
  expect(withoutAnswers('<p>no boot</p>')).toBe('<p>no boot</p>')
})

test('a call is listed while it waits, then with its status; answers of other calls are not listed', () => {
  const waiting = withCall([], { id: '1', name: 'A', status: null })
  expect(waiting).toEqual([{ id: '1', name: 'A', status: null }])
  expect(withCall(waiting, { id: '1', name: 'A', status: 500 })).toEqual([
    { id: '1', name: 'A', status: 500 },
  ])
  expect(withCall(waiting, { id: '2', name: 'A', status: 200 })).toEqual(waiting)
})

test('documents of the product may stand in the frame page, and in no other page', () => {
  const headers = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }
  const policy = framed(new Response('', { headers })).headers.get('Content-Security-Policy')
  expect(policy).toBe("default-src 'none'; frame-ancestors 'self'")
})
