// @vitest-environment jsdom
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { viewer } from '../../test/viewer.ts'
import type { ViewName } from '../modules/module-host.ts'
import { loadAhead, restOnLink } from './load-ahead.ts'

const modules = [
  module('save', { pages: ['/pin/:pinId/', '/trash/'], member: ['/trash/'] }),
  { ...module('off', { pages: ['/off/'] }), enabled: false },
]

let stop = () => {}

function listening(who: typeof viewer | null = null) {
  document.body.innerHTML =
    '<a href="/pin/42/"><img alt=""></a><a href="/trash/">Trash</a><a href="/off/">Off</a>' +
    '<a href="https://elsewhere.test/pin/42/">Elsewhere</a><p>Nothing</p>'
  const loaded: ViewName[] = []
  const host = { ahead: (view: ViewName) => void loaded.push(view) }
  const parts = { modules, host, $viewer: atom(who), origin: location.origin }
  vi.useFakeTimers()
  stop = loadAhead(document, parts)
  const hear = (at: string, type: string) =>
    document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }))
  return { loaded, hear }
}

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const closeup = { module: 'save', kind: 'page', name: 'page-0' }

test('the page of a link loads once a pointer rests on it, and not when it only crosses', () => {
  const { loaded, hear } = listening()
  hear('img', 'pointerover')
  vi.advanceTimersByTime(restOnLink - 1)
  hear('p', 'pointerover')
  vi.advanceTimersByTime(restOnLink)
  expect(loaded).toEqual([])
  hear('img', 'pointerover')
  vi.advanceTimersByTime(restOnLink)
  expect(loaded).toEqual([closeup])
})

test('the page of a link loads when the focus comes to it, and at once when it is pressed', () => {
  const { loaded, hear } = listening()
  hear('a', 'focusin')
  vi.advanceTimersByTime(restOnLink)
  hear('img', 'pointerdown')
  expect(loaded).toEqual([closeup, closeup])
})

test('nothing loads for other sites, modules that are off, and pages that the viewer cannot open', () => {
  const { loaded, hear } = listening()
  for (const href of ['https://elsewhere.test/pin/42/', '/off/', '/trash/'])
    hear(`[href="${href}"]`, 'pointerdown')
  expect(loaded).toEqual([])
  stop()
  const member = listening(viewer)
  member.hear('[href="/trash/"]', 'pointerdown')
  expect(member.loaded).toEqual([{ module: 'save', kind: 'page', name: 'page-1' }])
})
