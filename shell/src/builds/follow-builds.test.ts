// @vitest-environment jsdom
import { getServedModules } from '@tessera/contracts/calls/served-modules'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import { RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
import { defineModule } from '@tessera/module'
import { answers, answerWith } from '@tessera/testing/answers'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubStreams } from '../../test/live-streams.ts'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { createShell } from '../boot/create-shell.ts'
import { routesOf } from '../frame/routes.tsx'
import { followBuilds } from './follow-builds.ts'

let opened = 0
/** Hashes of their own for each test, because the page asks for a file with a hash once. */
const hashOf = (letter: string) => `sha384-${`${opened}`.padEnd(64, letter)}`
const set = { id: 'a'.repeat(12), shell: 'b'.repeat(12) }
const news = { ...set, id: 'c'.repeat(12) }

const build = (name: string, letter: string, enabled = true): RegisteredModule => {
  const made = module(name, { pages: [`/${name}/`], overlays: [`${name}-it`], wakes: 'member' })
  const entry = `remoteEntry.${letter}.js`
  const files = [{ path: entry, integrity: hashOf(letter), kind: 'script' as const, bytes: 1 }]
  return z.parse(RegisteredModule, {
    ...made,
    enabled,
    descriptor: { ...made.descriptor, entry, files },
  })
}

let offered: { set: typeof set; modules: RegisteredModule[] | null }
let script: () => Response
const asked: unknown[] = []
const sent: unknown[] = []

beforeEach(() => {
  opened += 1
  asked.length = 0
  offered = { set: news, modules: [build('save', 'B'), build('auth', 'A')] }
  script = () => new Response('let built')
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { answer } = answers(
    [
      getServedModules,
      (input) => {
        asked.push(input.set)
        return answerWith(offered)
      },
    ],
    [
      sendReports,
      ({ served }) => {
        sent.push(served)
        return answerWith(null)
      },
    ],
  )
  vi.stubGlobal('fetch', async (request: Request | string) =>
    typeof request === 'string' ? script() : answer(request),
  )
})

function open() {
  const { opened: streams, say } = stubStreams()
  const told: string[] = []
  const federation = {
    load: async (loaded: RegisteredModule) => {
      told.push(`${loaded.descriptor.entry} runs`)
      const { name } = loaded.descriptor
      return {
        default: defineModule({
          name,
          version: '1.0.0',
          setup: () => () => void told.push(`${name} cleans up`),
        }),
      }
    },
    replace: ({ descriptor }: RegisteredModule) => {
      told.push(`${descriptor.entry} comes`)
      return {}
    },
  }
  const shell = createShell(
    {
      brand: 'Tessera',
      contract: '1.2.0',
      status: 200,
      title: '',
      overrides: false,
      viewer,
      returning: null,
      locale: 'en',
      theme: 'system',
      experiments: {},
      answers: [],
      served: 'signed',
      modules: [build('save', 'A'), build('auth', 'A')],
    },
    { federation, origin: location.origin, routes: routesOf },
  )
  const reload = vi.fn()
  const replace = vi.fn()
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const tab = Object.assign(new EventTarget(), { document: shown, location: { reload } })
  const isComing = followBuilds(shell, { set, guard: { replace, admit: vi.fn() }, tab })
  const go = (pathname: string) => shell.parts.navigate(pathname)
  /** Tells the tab of builds, and waits until it knows whether its next page runs another one. */
  const tell = async (comes: 'comes' | 'stays' = 'comes') => {
    const before = asked.length
    say(JSON.stringify({ kind: 'builds', id: news.id }))
    await vi.waitFor(() => {
      expect(asked.length).toBeGreaterThan(before)
      expect(isComing('save')).toBe(comes === 'comes')
    })
    // A wrong load would take a moment, because its files are checked one after the other.
    if (comes === 'stays') await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { shell, streams, shown, told, reload, replace, go, tell }
}

/** A page on which the module saves has run already. */
async function openRunning() {
  const opened = open()
  opened.shell.host.wake('save')
  await vi.waitFor(() => expect(opened.shell.host.stateOf('save')).toBe('running'))
  opened.told.length = 0
  return opened
}

test('builds are told to a tab without a bell, and a visitor has no stream', async () => {
  const { shell, streams, tell } = open()
  await tell()
  expect(streams).toHaveLength(1)
  shell.stores.$viewer.set(null)
  expect(streams[0]?.close).toHaveBeenCalledOnce()
  shell.stores.$viewer.set(viewer)
  expect(streams).toHaveLength(2)
})

test('a new build waits for the next page; then the old one cleans up, goes, and the new one runs', async () => {
  const { told, replace, go, tell, reload } = await openRunning()
  await tell()
  expect([asked, told]).toEqual([[set.id], []])
  go('/auth/')
  await vi.waitFor(() =>
    expect(told).toEqual(['remoteEntry.B.js comes', 'save cleans up', 'remoteEntry.B.js runs']),
  )
  expect(replace).toHaveBeenCalledExactlyOnceWith(expect.anything(), build('save', 'B'))
  go('/')
  await tell('stays')
  expect([asked.at(-1), told.length, reload.mock.calls.length]).toEqual([news.id, 3, 0])
})

test('a new build that offers a page more is replaced in the tab, and the page gets its route', async () => {
  const more = build('save', 'B')
  const [own] = more.descriptor.pages
  if (own === undefined) throw new Error('The module has no page.')
  const lamps = { ...own, name: 'lamps', route: '/lamps/' }
  const descriptor = { ...more.descriptor, pages: [own, lamps] }
  offered = { set: news, modules: [{ ...more, descriptor }, build('auth', 'A')] }
  const { shell, go, tell, reload } = await openRunning()
  await tell()
  go('/auth/')
  go('/lamps/')
  expect(shell.router.state.matches.at(-1)?.route.path).toBe('/lamps/')
  expect(reload).not.toHaveBeenCalled()
})

test('reports of a tab say its signed set until a build comes that is not in it', async () => {
  const { shell, go, tell } = await openRunning()
  const report = async () => {
    shell.parts.report({ code: 'frame-threw', from: 'save', detail: 'x' })
    const before = sent.length
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before), { timeout: 3_000 })
    return sent.at(-1)
  }
  expect(await report()).toBe('signed')
  await tell()
  go('/auth/')
  expect(await report()).toBeUndefined()
})

test('a module that does not run yet is replaced without running', async () => {
  const { shell, told, go, tell } = open()
  await tell()
  go('/auth/')
  expect([told, shell.boot.modules[0]]).toEqual([['remoteEntry.B.js comes'], build('save', 'B')])
})

test('a module with unsaved input, or with an open overlay, keeps its build until a later page', async () => {
  const { shell, told, go, tell } = await openRunning()
  const end = shell.holds.hold('save')
  await tell()
  go('/auth/')
  end()
  shell.overlays.open('save-it', {})
  go('/')
  expect(told).toEqual([])
  shell.overlays.closeNamed('save-it')
  go('/auth/')
  expect(told).toEqual(['remoteEntry.B.js comes', 'save cleans up', 'remoteEntry.B.js runs'])
})

test('another query of the page changes no build', async () => {
  const { shell, told, tell } = await openRunning()
  await tell()
  shell.parts.navigate('/?q=lamp')
  expect(told).toEqual([])
})

test('a build whose files are missing or wrong replaces nothing', async () => {
  const { told, go, tell, reload } = await openRunning()
  script = () => new Response('', { status: 404 })
  await tell('stays')
  go('/auth/')
  expect([told, reload.mock.calls.length]).toEqual([[], 0])
})

test('a build that imports scripts needs a document that lists their hashes', async () => {
  const { go, tell, reload } = await openRunning()
  script = () => new Response('import("./more.js")')
  await tell()
  go('/auth/')
  expect(reload).toHaveBeenCalledOnce()
})

test('a disabled module comes with a new document, which waits for unsaved input, overlays and calls', async () => {
  const { shell, go, tell, reload } = await openRunning()
  offered = { set: news, modules: [build('save', 'A', false), build('auth', 'A')] }
  await tell()
  const end = shell.holds.hold('auth')
  go('/auth/')
  end()
  shell.overlays.open('auth-it', {})
  go('/')
  shell.overlays.closeNamed('auth-it')
  const saving = vi.spyOn(shell.parts.commands, 'isSending').mockReturnValue(true)
  go('/auth/')
  expect(reload).not.toHaveBeenCalled()
  saving.mockReturnValue(false)
  go('/')
  expect(reload).toHaveBeenCalledOnce()
})

test('a roll-back before the next page leaves the tab as it is', async () => {
  const { told, go, tell } = await openRunning()
  await tell()
  offered = { set, modules: null }
  await tell('stays')
  go('/auth/')
  expect(told).toEqual([])
})

test('a tab without a live stream looks when it is shown again, at most once a minute', async () => {
  const { shown } = open()
  const show = () => shown.dispatchEvent(new Event('visibilitychange'))
  show()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked).toEqual([])
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
  show()
  show()
  await vi.waitFor(() => expect(asked).toEqual([set.id]))
})
