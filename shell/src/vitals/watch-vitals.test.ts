// @vitest-environment jsdom
import { createClient } from '@tessera/client'
import { type SentVitals, sendVitals } from '@tessera/contracts/calls/vitals'
import { limits } from '@tessera/contracts/limits'
import { defineModule } from '@tessera/module'
import { answers } from '@tessera/testing/answers'
import { beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { createShell } from '../boot/create-shell.ts'
import { type MeasuredVital, watchVitals } from './watch-vitals.ts'

let sent: SentVitals[] = []
let clock = 0

beforeEach(() => {
  sent = []
  clock = 0
  history.replaceState(null, '', '/home/')
  sessionStorage.clear()
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  // The next frame is 16 ms later.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => {
    clock += 16
    then(clock)
    return 0
  })
})

function open() {
  const { answer } = answers([
    sendVitals,
    (input) => {
      sent.push(input)
      return null
    },
  ])
  const page = async () => () => null
  const federation = {
    load: async () => ({
      default: defineModule({
        name: 'save',
        version: '1.0.0',
        pages: Object.fromEntries(
          ['page-0', 'page-1'].map((name) => [
            name,
            { route: '/', title: '', who: 'anyone' as const, over: false, load: page },
          ]),
        ),
      }),
    }),
  }
  const modules = [module('save', { pages: ['/home/', '/pin/:id/'] })]
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer: null,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      modules,
      served: 'signed',
    },
    { federation, origin: location.origin, routes: () => [{ path: '*', element: null }] },
  )
  let report: (vital: MeasuredVital) => void = () => {}
  const client = createClient({ origin: location.origin, fetch: answer })
  watchVitals(shell, {
    tab: window,
    client,
    served: [...shell.boot.modules],
    measure: (hear) => {
      report = hear
    },
  })
  const go = (pathname: string, action: 'PUSH' | 'REPLACE' = 'PUSH', search = '') =>
    shell.parts.navigate(pathname + search, { replace: action === 'REPLACE' })
  /** Hides the page, and waits until as many requests as it should make have come. */
  const hide = async (requests = 1) => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    state.mockRestore()
    await new Promise((resolve) => setTimeout(resolve))
    await vi.waitFor(() => expect(sent).toHaveLength(requests))
  }
  /** Waits until a navigation would have been timed. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 30))
  return { shell, report: (vital: MeasuredVital) => report(vital), go, hide, settled }
}

const vital = (name: MeasuredVital['name'], value: number, startTime = 0): MeasuredVital => ({
  name,
  value,
  entries: [{ startTime }],
})

test('figures are sent once the page is hidden, with the signed set, names of pages and no address', async () => {
  const { report, hide } = open()
  report(vital('LCP', 1_234.567_89))
  report(vital('TTFB', 80))
  expect(sent).toEqual([])
  await hide()
  const page = { module: 'save', page: 'page-0' }
  expect(sent).toEqual([
    {
      served: 'signed',
      device: 'desktop',
      figures: [
        { ...page, metric: 'LCP', value: 1_234.5679 },
        { ...page, metric: 'TTFB', value: 80 },
      ],
    },
  ])
  report(vital('LCP', 9))
  await hide()
  expect(sent).toHaveLength(1)
})

test('a slow press counts for the page that it was on, and the first paint for the first page', async () => {
  const { report, go, hide } = open()
  clock = 5_000
  go('/pin/1/')
  report(vital('INP', 300, 6_000))
  report(vital('LCP', 900, 900))
  await hide()
  expect(sent[0]?.figures).toMatchObject([
    { page: 'page-1', metric: 'INP' },
    { page: 'page-0', metric: 'LCP' },
  ])
})

test('a navigation is timed from the press to the frame after its page is there', async () => {
  const { go, hide, settled } = open()
  clock = 1_000
  const press = new MouseEvent('click')
  Object.defineProperty(press, 'timeStamp', { value: 940 })
  window.dispatchEvent(press)
  go('/pin/1/')
  await vi.waitFor(() => expect(requestAnimationFrame).toHaveBeenCalled())
  // Another query is the same page.
  go('/pin/1/', 'REPLACE', '?more')
  await settled()
  await hide()
  expect(sent[0]?.figures).toEqual([{ module: 'save', page: 'page-1', metric: 'NAV', value: 76 }])
})

test('pages of a module that was replaced since, and of none, are left out', async () => {
  const { shell, report, go, hide, settled } = open()
  shell.boot.modules[0] = module('save', { pages: ['/home/', '/pin/:id/'] })
  go('/pin/1/')
  await settled()
  go('/nowhere/')
  await settled()
  report(vital('INP', 100, 1))
  await hide(0)
  expect(sent).toEqual([])
})

test('figures off the scale are left out', async () => {
  const { report, hide } = open()
  report(vital('LCP', limits.vitalMax + 1))
  report(vital('CLS', Number.NaN))
  await hide(0)
  expect(sent).toEqual([])
})
