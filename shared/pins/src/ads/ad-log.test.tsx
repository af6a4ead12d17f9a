// @vitest-environment jsdom
import { sendAdEvents } from '@tessera/contracts/calls/ad-events'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { adReasonRequested } from '@tessera/contracts/events/requests'
import { answers } from '@tessera/testing/answers'
import { pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tileOf } from '../tile/tile-of.ts'
import { adLogOf } from './ad-log.ts'

type Seen = (entries: readonly Partial<IntersectionObserverEntry>[]) => void
let see: Seen = () => undefined

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        see = seen
      }
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ad = { pinId: '42', token: 'sealed' }

function open() {
  const sent: unknown[] = []
  const { shell } = testShell({
    viewer: viewer({ id: '9' }),
    ...answers([
      sendAdEvents,
      ({ events }) => {
        sent.push(...events.map(({ token, kind }) => `${token} ${kind}`))
        return answerWith({ counted: 1 })
      },
    ]),
  })
  return { shell, sent, log: adLogOf(shell) }
}

test('an ad is seen once half of it was visible for a second, and not before', async () => {
  const { log, sent } = open()
  const target = document.createElement('li')
  log.watch(target, ad)
  const show = (intersectionRatio: number) =>
    see([{ target, isIntersecting: intersectionRatio > 0, intersectionRatio }])
  show(0.6)
  await vi.advanceTimersByTimeAsync(900)
  show(0.4)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent).toEqual([])
  show(0.5)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent).toEqual(['sealed impression'])
})

test('a tile that is gone before a second is over was not seen', async () => {
  const { log, sent } = open()
  const target = document.createElement('li')
  const stop = log.watch(target, ad)
  see([{ target, isIntersecting: true, intersectionRatio: 1 }])
  stop()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent).toEqual([])
})

test('what somebody does with an ad on another page is counted: its link, and a save of its pin alone', async () => {
  const { shell, log, sent } = open()
  log.tell(ad, 'closeup')
  log.tell(ad, 'click')
  shell.bus.emit(entitiesChanged, {
    entities: [
      { type: 'pin', id: '42', fields: { pinned_to_board: null } },
      { type: 'pin', id: '43', fields: { pinned_to_board: { id: '1' } } },
    ],
    lists: [],
  })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(sent).toEqual(['sealed closeup', 'sealed click'])
  shell.bus.emit(entitiesChanged, {
    entities: [{ type: 'pin', id: '42', fields: { pinned_to_board: { id: '1' } } }],
    lists: [],
  })
  // At once: somebody who saved may leave the page before a batch would be sent.
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['sealed closeup', 'sealed click', 'sealed save'])
})

test('what waits is sent when the page is hidden, which may be the last that is heard of it', async () => {
  const { log, sent } = open()
  log.tell(ad, 'closeup')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(0)
  visibility.mockRestore()
  expect(sent).toEqual(['sealed closeup'])
})

test('what waits is sent when the page is left, also where no visibility change says so', async () => {
  const { log, sent } = open()
  log.tell(ad, 'closeup')
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual(['sealed closeup'])
})

test('events that a busy service refuses, or one without its database, are sent again, others are not', async () => {
  const tries: string[] = []
  const errors = ['too-busy', 'unavailable', 'unexpected'] as const
  const { shell } = testShell({
    viewer: viewer({ id: '9' }),
    ...answers([
      sendAdEvents,
      ({ events }) => {
        tries.push(events.map(({ kind }) => kind).join())
        return answerError(errors[tries.length - 1] ?? 'unexpected')
      },
    ]),
  })
  const log = adLogOf(shell)
  log.tell(ad, 'closeup')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(tries).toEqual(['closeup', 'closeup', 'closeup'])
})

test('the tile of an ad names who pays, and is watched; others are not', () => {
  const paid = tileOf(
    pin({ is_promoted: true, promoted_by: 'Oak & Linen', tracking_params: 'sealed' }),
    'en',
  )
  expect(paid.promoted).toBe('Promoted by Oak & Linen')
  expect(tileOf(pin({ is_promoted: true, promoted_by: 'Mira Okafor' }), 'en')).toMatchObject({
    promoted: 'Promoted by Mira Okafor',
    who: '',
  })
  expect(paid).toMatchObject({
    watch: { props: { pinId: '42', token: 'sealed' } },
    href: '/pin/42/?ad=sealed',
  })
  expect(tileOf(pin(), 'en').watch).toBeUndefined()
  expect(adReasonRequested.opens).toBe('ad-reason')
})
