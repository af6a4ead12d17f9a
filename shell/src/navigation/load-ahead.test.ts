// @vitest-environment jsdom
import { paths } from '@tessera/contracts/paths'
import { defineModule, page } from '@tessera/module'
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import { loadAhead, restOnLink } from './load-ahead.ts'
import { restAfterLoad } from './when-at-rest.ts'

const modules = [
  module('save', { pages: ['/pin/:pinId/', '/trash/'], member: ['/trash/'] }),
  { ...module('off', { pages: ['/off/'] }), enabled: false },
]

let stop = () => {}

const list =
  '<nav><a href="/trash/">Trash</a><a href="/off/">Off</a></nav><main><ul>' +
  '<li data-index="0"><a href="/pin/7/"></a></li><li data-index="1"><a href="/pin/8/"></a></li></ul></main>'

function listening(who: typeof viewer | null = null, leaving: readonly string[] = [], more = '') {
  document.body.innerHTML =
    more +
    '<a href="/pin/42/"><img alt=""></a><a href="/trash/">Trash</a><a href="/off/">Off</a>' +
    '<a href="https://elsewhere.test/pin/42/">Elsewhere</a><p>Nothing</p>'
  const loaded: string[] = []
  const view = (name: string) => async () => {
    loaded.push(name)
    return { default: () => null }
  }
  const definition = defineModule({
    name: 'save',
    version: '1.0.0',
    pages: {
      'page-0': page(paths.pin, { title: 'Pin' }, view('closeup')),
      'page-1': page(paths.trash, { title: 'Trash' }, view('trash')),
    },
  })
  const host = { load: async () => ({ ok: true, definition }) as const }
  const isLeaving = (name: string) => leaving.includes(name)
  const { origin } = location
  vi.useFakeTimers()
  stop = loadAhead(document, { modules, host, $viewer: atom(who), origin, isLeaving })
  const hear = (at: string, type: string) =>
    document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }))
  const wait = (time: number) => vi.advanceTimersByTimeAsync(time)
  return { loaded, hear, wait }
}

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('the page of a link loads once a pointer rests on it, and not when it only crosses', async () => {
  const { loaded, hear, wait } = listening()
  hear('img', 'pointerover')
  await wait(restOnLink - 1)
  hear('p', 'pointerover')
  await wait(restOnLink)
  expect(loaded).toEqual([])
  hear('img', 'pointerover')
  await wait(restOnLink)
  expect(loaded).toEqual(['closeup'])
})

test('the page of a link loads when the focus comes to it, and at once when it is pressed', async () => {
  const { loaded, hear, wait } = listening()
  hear('a', 'focusin')
  await wait(restOnLink)
  expect(loaded).toEqual(['closeup'])
  hear('img', 'pointerdown')
  await wait(0)
  expect(loaded).toEqual(['closeup', 'closeup'])
})

test('nothing loads for other sites, modules that are off, and pages that the viewer cannot open', async () => {
  const { loaded, hear, wait } = listening()
  for (const href of ['https://elsewhere.test/pin/42/', '/off/', '/trash/'])
    hear(`[href="${href}"]`, 'pointerdown')
  await wait(0)
  expect(loaded).toEqual([])
  stop()
  const member = listening(viewer)
  member.hear('[href="/trash/"]', 'pointerdown')
  await member.wait(0)
  expect(member.loaded).toEqual(['trash'])
})

test('nothing loads of a module that another build is about to replace', async () => {
  const { loaded, hear, wait } = listening(null, ['save'])
  hear('[href="/pin/42/"]', 'pointerdown')
  await wait(0)
  expect(loaded).toEqual([])
})

test('a page at rest loads the page of its first tile, and those of its own module in the navigation', async () => {
  history.replaceState({}, '', '/pin/1/')
  const { loaded, wait } = listening(viewer, [], list)
  await wait(restAfterLoad - 1)
  expect(loaded).toEqual([])
  await wait(2_000)
  expect(loaded).toEqual(['closeup', 'trash'])
  stop()
  history.replaceState({}, '', '/')
  const elsewhere = listening(viewer, [], list)
  await elsewhere.wait(restAfterLoad + 2_000)
  expect(elsewhere.loaded).toEqual(['closeup'])
})

test('a page that goes away before it rests loads nothing', async () => {
  const { loaded, wait } = listening(viewer, [], list)
  stop()
  await wait(restAfterLoad + 2_000)
  expect(loaded).toEqual([])
})
