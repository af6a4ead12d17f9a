// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { createBus } from '@tessera/bus'
import { followBoard, unfollowBoard } from '@tessera/contracts/calls/follows'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from '../entities/create-cache.ts'
import { createCommands } from './create-commands.ts'
import { defineCommand } from './define-command.ts'
import type { Toast } from './toast.ts'

const opened: { answer(given: Answer): Promise<void>; isWaiting(): boolean }[] = []

beforeEach(() => {
  sessionStorage.clear()
  showAgain()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  // Ends every run, so that the next test's end of a document sends its own only.
  for (const one of opened.splice(0)) while (one.isWaiting()) await one.answer(refuses)
})

const agrees = 'agrees'
const refuses = 'refuses'
const findsNone = 'finds no network'
type Answer = typeof agrees | typeof refuses | typeof findsNone

const refusal: CallError = {
  code: 'not-allowed',
  message: 'Not yours.',
  httpStatus: 403,
  apiErrorCode: 0,
}
const offline: CallError = { ...refusal, code: 'offline', httpStatus: 0 }
const news = { id: '10', followed_by_me: true }

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const storage = () => sessionStorage.getItem('tessera.unanswered')

/** Opens a document of the tab. Its service answers a call when it is told to. */
function openDocument(owner = 'ana') {
  const asked: string[] = []
  const answers: ((answer: Answer) => void)[] = []
  const queries = new QueryClient()
  const bus = createBus({ report: () => {} })
  const toasts: Toast[] = []
  const asksAgain = vi.spyOn(queries, 'invalidateQueries')
  const commands = createCommands({
    cache: createCache({ queries, bus }),
    queries,
    bus,
    onFailure: () => {},
    toast: (toast) => toasts.push(toast),
    client: {
      call(call, input, { outlive } = {}) {
        const { name, method, path, output } = call
        outlive?.({ name, method, path, input: { ...Object(input) } })
        asked.push(outlive === undefined ? name : `${name} outlives`)
        return new Promise((resolve) =>
          answers.push((answer) =>
            resolve(
              answer !== agrees
                ? { ok: false, error: answer === refuses ? refusal : offline }
                : { ok: true, data: z.parse(output, news), bookmark: null },
            ),
          ),
        )
      },
    },
    owner: { get: () => owner, listen: () => () => {} },
  })
  const follow = defineCommand(
    (client, { id, followed }: { readonly id: string; readonly followed: boolean }) =>
      client.call(followed ? followBoard : unfollowBoard, { board_id: id }),
    { name: 'follow', latest: true, key: ({ id }) => id },
  )
  const press = (followed: boolean) => commands.run(follow, { id: '10', followed })
  const answer = async (given: Answer = agrees) => {
    await settle()
    answers.shift()?.(given)
    await settle()
  }
  opened.push({ answer, isWaiting: () => answers.length > 0 })
  return { press, answer, asked, toasts, asksAgain }
}

const leave = () => window.dispatchEvent(new Event('pagehide'))
const showAgain = () => window.dispatchEvent(new Event('pageshow'))
const [followed, unfollowed] = [followBoard.name, unfollowBoard.name]

test('the last press is sent when the document ends, and again by the next document', async () => {
  const first = openDocument()
  void first.press(true)
  void first.press(false)
  await settle()
  leave()
  expect(first.asked).toEqual([followed, `${unfollowed} outlives`])
  const next = openDocument()
  expect(next.asked).toEqual([unfollowed])
  expect(next.asksAgain).not.toHaveBeenCalled()
  await next.answer()
  expect([next.asksAgain.mock.calls.length, storage(), next.toasts]).toEqual([1, null, []])
})

test('a next document that ends before the answer leaves the press to the one after it', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  expect(openDocument().asked).toEqual([followed])
  const third = openDocument()
  expect(third.asked).toEqual([followed])
  await third.answer()
  expect(storage()).toBeNull()
  expect(openDocument().asked).toEqual([])
})

test('a press that finds no network in the next document is left to the one after it', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  const next = openDocument()
  await next.answer(findsNone)
  expect(next.toasts).toEqual([])
  expect(openDocument().asked).toEqual([followed])
})

test('a press in the next document is sent after those of the previous one', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  const next = openDocument()
  void next.press(false)
  await settle()
  expect(next.asked).toEqual([followed])
  await next.answer()
  expect(next.asked).toEqual([followed, unfollowed])
})

test('a press whose call the browser aborts as the document ends is left to the next document', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  await first.answer(findsNone)
  expect(openDocument().asked).toEqual([followed])
})

test('a press whose call the browser aborts just before the document ends is left to the next one', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  await first.answer(findsNone)
  expect(await outcome).toMatchObject({ state: 'refused' })
  leave()
  expect(openDocument().asked).toEqual([followed])
})

test('a press that found no network is not sent later on, and not by a document that is shown again', async () => {
  const first = openDocument()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const pressed = first.press(true)
  await vi.advanceTimersByTimeAsync(0)
  const answered = first.answer(findsNone)
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([pressed, answered])
  await vi.advanceTimersByTimeAsync(timings.abortedBeforeEnd)
  leave()
  expect(storage()).toBeNull()
  vi.useRealTimers()
  void first.press(true)
  await first.answer(findsNone)
  leave()
  expect(storage()).toContain(followed)
  showAgain()
  expect(storage()).toBeNull()
})

test('a document that is shown again leaves a press to the next document if that has taken it', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  void first.press(false)
  await settle()
  leave()
  const next = openDocument()
  await next.answer()
  showAgain()
  void next.press(true)
  await next.answer()
  await first.answer()
  expect(await outcome).toEqual({ state: 'ignored' })
  expect(first.asked).toEqual([followed, `${unfollowed} outlives`])
  expect(first.asksAgain).toHaveBeenCalledOnce()
})

test('a document that is shown again goes on by itself if no other document has taken its press', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  void first.press(false)
  await settle()
  leave()
  showAgain()
  await first.answer()
  await first.answer()
  expect(first.asked).toEqual([followed, `${unfollowed} outlives`, unfollowed])
  await first.answer()
  expect(await outcome).toMatchObject({ state: 'done' })
  expect(storage()).toBeNull()
})

test('a press after the way back counts, and what was kept of the one before it does not', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  expect(storage()).toContain(followed)
  showAgain()
  void first.press(false)
  expect(storage()).toBeNull()
  await first.answer()
  await first.answer()
  expect(first.asked.at(-1)).toBe(unfollowed)
})

test('a document that is hidden sends its presses too; a refusal after that fetches all answers again', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  await settle()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  expect(first.asked).toEqual([followed, `${followed} outlives`])
  await first.answer(refuses)
  expect(await outcome).toMatchObject({ state: 'refused' })
  expect([first.asksAgain.mock.calls.length, storage()]).toEqual([1, null])
})

test('a run that was answered is not sent again', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  await first.answer()
  await outcome
  leave()
  expect([first.asked, storage()]).toEqual([[followed], null])
})

test('a document that was asked for before an answer asks again for what it shows, once', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  await settle()
  // Within a test, both documents were asked for when it began.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now())
  await first.answer()
  await outcome
  leave()
  expect(openDocument().asksAgain).toHaveBeenCalledTimes(1)
  expect(openDocument().asksAgain).not.toHaveBeenCalled()
})

test('a document that was asked for after the last answer shows what it was made with', async () => {
  const first = openDocument()
  const outcome = first.press(true)
  await first.answer()
  await outcome
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1)
  leave()
  expect(openDocument().asksAgain).not.toHaveBeenCalled()
})

test('presses of another person, or from long ago, are dropped', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  const kept = storage() ?? ''
  expect(openDocument('ben').asked).toEqual([])
  sessionStorage.setItem('tessera.unanswered', kept)
  vi.useFakeTimers({ now: Date.now() + timings.unansweredKept + 1, toFake: ['Date'] })
  expect([openDocument().asked, storage()]).toEqual([[], null])
})

test.each(['{', '[{"run":"follow 10"}]'])('what the tab keeps as %s is no press', (text) => {
  sessionStorage.setItem('tessera.unanswered', text)
  expect(openDocument().asked).toEqual([])
})

test('a kept request goes to the service only', () => {
  const kept = { run: 'x', owner: 'ana', at: Date.now(), name: 'x', method: 'POST', input: {} }
  const of = (path: string) => ({ ...kept, path })
  const all = [of('//elsewhere.test/'), of('https://elsewhere.test/'), of('x')]
  sessionStorage.setItem('tessera.unanswered', JSON.stringify(all))
  expect(openDocument().asked).toEqual([])
})

test('where the browser keeps nothing the press is still sent when the document ends', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('Full')
  })
  leave()
  expect(first.asked).toEqual([followed, `${followed} outlives`])
})

test('a press that the service refuses in the next document is announced', async () => {
  const first = openDocument()
  void first.press(true)
  await settle()
  leave()
  const next = openDocument()
  await next.answer(refuses)
  expect(next.toasts).toEqual([{ text: 'Not yours.', tone: 'bad' }])
})
