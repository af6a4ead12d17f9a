import { pickerBoards } from '@tessera/contracts/calls/boards'
import type { Call, InputOf } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { expect, test, vi } from 'vitest'
import {
  type AnswerState,
  answerIn,
  answerStates,
  inState,
  slowMilliseconds,
} from './answer-states.ts'
import { answerWith } from './answer-with.ts'
import { boardCard, pin } from './fixtures.ts'

function requestOf<C extends Call>(call: C, input: InputOf<C>, init: RequestInit = {}): Request {
  const { path, body } = encodeInput(call, Object(input))
  return new Request(`http://localhost:3000${path}`, { method: call.method, body, ...init })
}

const feed = () => requestOf(homeFeed, {})
const onePin = () => requestOf(getPin, { id: '42' })
const boards = () => requestOf(pickerBoards, {})
const save = () => requestOf(savePin, { pin_id: '42', board_id: '10' })

async function shown(state: AnswerState, request: Request, data: unknown = [pin()]) {
  const response = await answerIn(state, request, async () => answerWith(data))
  const { resource_response: answer } = await response.json()
  return { status: response.status, code: answer.error?.code ?? null, data: answer.data }
}

test.each<[AnswerState, Request, number, string | null]>([
  ['as-answered', feed(), 200, null],
  ['failing', feed(), 500, 'unexpected'],
  ['failing', save(), 500, 'unexpected'],
  ['rate-limited', save(), 429, 'too-fast'],
  ['not-found', onePin(), 404, 'not-found'],
  ['not-found', feed(), 200, null],
  ['not-found', save(), 200, null],
  ['session-ended', boards(), 401, 'log-in-needed'],
  ['session-ended', feed(), 200, null],
])('state %s answers call %# with its status', async (state, request, status, code) => {
  expect(await shown(state, request)).toMatchObject({ status, code })
})

test('a rate limit says how long to wait', async () => {
  const response = await answerIn('rate-limited', feed(), async () => answerWith([]))
  expect(response.headers.get('Retry-After')).toBe('30')
})

test('an empty answer keeps its shape: lists have nothing, all else stays', async () => {
  expect((await shown('empty', feed())).data).toEqual([])
  const picker = { all_boards: [boardCard()], boards_shortlist: [boardCard()] }
  expect((await shown('empty', boards(), picker)).data).toEqual({
    all_boards: [],
    boards_shortlist: [],
  })
  expect((await shown('empty', onePin(), pin())).data).toMatchObject({ id: '42' })
})

test('an answer that its call does not allow to be empty stays as it is', async () => {
  expect((await shown('empty', boards(), 'no boards at all')).data).toBe('no boards at all')
})

test('after the session has ended, what anybody may ask is asked without it', async () => {
  const sent: Request[] = []
  await answerIn('session-ended', feed(), async (request) => {
    sent.push(request)
    return answerWith([])
  })
  expect(sent.map(({ credentials }) => credentials)).toEqual(['omit'])
})

test('a lost network is an error of the fetch', async () => {
  const next = async () => answerWith([])
  expect((await answerIn('offline', feed(), next)).type).toBe('error')
  await expect(inState('offline', next)(feed())).rejects.toThrow(TypeError)
})

test('a slow answer comes late, and one that never comes ends with its request', async () => {
  vi.useFakeTimers()
  const answered = vi.fn()
  void answerIn('slow', feed(), async () => answerWith([])).then(answered)
  await vi.advanceTimersByTimeAsync(slowMilliseconds - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
  const abort = new AbortController()
  const request = requestOf(homeFeed, {}, { signal: abort.signal })
  const never = answerIn('never', request, async () => answerWith([]))
  abort.abort(new Error('left'))
  await expect(never).rejects.toThrow('left')
})

test.each(answerStates)(
  'files and pages always come from the service, in state %s',
  async (state) => {
    const response = await answerIn(
      state,
      new Request('http://localhost:3000/media/a-236.webp'),
      async () => new Response('a picture'),
    )
    expect(await response.text()).toBe('a picture')
  },
)
