import { createClient } from '@tessera/client'
import { uploadImage } from '@tessera/contracts/calls/media'
import { livePath } from '@tessera/contracts/calls/notifications'
import { getPin, savePin } from '@tessera/contracts/calls/pins'
import { PinId } from '@tessera/contracts/ids'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerBy } from './answer-by.ts'
import { pin } from './fixtures.ts'
import { answerError, handlers } from './handlers.ts'
import { liveStream } from './live-stream.ts'

const origin = 'http://localhost:3000'
const id = PinId.parse('42')
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createClient({ origin, fetch: (request) => fetch(request) })

test('handlers answer the global fetch in Node, each by the name of its call', async () => {
  server.use(...handlers({ [getPin.name]: (input) => pin({ id: input.id, title: 'A chair' }) }))
  const answer = await client.call(getPin, { id })
  expect(answer).toMatchObject({ ok: true, data: { id: '42', title: 'A chair' } })
})

test('a refusal has the body of the service’s own, and Response.error() is a lost network', async () => {
  server.use(
    ...handlers({
      [getPin.name]: () => answerError('not-found'),
      [savePin.name]: () => Response.error(),
    }),
  )
  const refused = await client.call(getPin, { id })
  expect(refused).toMatchObject({ ok: false, error: { code: 'not-found', message: /./ } })
})

test('an upload reaches its handler with the bytes of the file', async () => {
  const uploads: number[] = []
  server.use(
    ...handlers({
      [uploadImage.name]: async (_, request) => {
        uploads.push((await request.arrayBuffer()).byteLength)
        return answerError('image-too-small')
      },
    }),
  )
  const answer = await client.call(uploadImage, {}, { file: new Blob(['abc']) })
  expect(answer).toMatchObject({ ok: false, error: { code: 'image-too-small' } })
  expect(uploads).toEqual([3])
})

test('an answer comes after its latency, and not to a request that was aborted', async () => {
  vi.useFakeTimers()
  const answer = answerBy(handlers({ [getPin.name]: () => pin() }, { latency: 400 }))
  const request = (signal: AbortSignal | null = null) =>
    answer(new Request(`${origin}${getPin.path}?data={"id":"42"}`, { signal }))
  const answered = vi.fn()
  void request().then(answered)
  await vi.advanceTimersByTimeAsync(399)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledOnce()
  const abort = new AbortController()
  const left = request(abort.signal)
  abort.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  vi.useRealTimers()
})

test('an answer that does not fit its call, and a name without a contract, are refused', async () => {
  const [handler, name]: [unknown, string] = [() => ({ id: 7 }), getPin.name]
  const unfit = answerBy(handlers(Object.fromEntries([[name, handler]])))
  const request = new Request(`${origin}${getPin.path}?data={"id":"42"}`)
  await expect(unfit(request)).rejects.toThrow('The answer to PinResource.get does not fit')
  const unknown = Object.fromEntries([['NoResource.get', () => null]])
  expect(() => handlers(unknown)).toThrow('There is no call NoResource.get')
})

test('the types of handlers know the names, inputs and outputs of all calls', () => {
  handlers({ [getPin.name]: ({ id: asked }) => pin({ id: asked satisfies PinId }) })
  // @ts-expect-error No call has this name.
  expect(() => handlers({ 'NoResource.get': () => null })).toThrow('There is no call')
  // @ts-expect-error A pin is no text.
  handlers({ [getPin.name]: () => 'a chair' })
})

test('the live stream sends each event that fits to all who listen', async () => {
  const live = liveStream()
  server.use(live.handler)
  const listen = async () => {
    const reader = (await fetch(`${origin}${livePath}`)).body?.getReader()
    const heard = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await heard()).toBe(':\n\n')
    return heard
  }
  const listeners = [await listen(), await listen()]
  live.tell({ kind: 'notification', id: '7' })
  for (const heard of listeners)
    expect(await heard()).toBe('data:{"kind":"notification","id":"7"}\n\n')
  expect(() => live.tell(JSON.parse('{"kind":7}'))).toThrow('The live event does not fit')
})
