import { expect, test } from 'vitest'
import { begin } from './navigation-history.ts'
import type { Navigation, Step } from './shown-pages.ts'
import { arrive } from './shown-pages.ts'

const opensOver = (pathname: string) => pathname.startsWith('/pin/')

const at = (key: string, pathname: string) => ({ key, pathname, search: '' })

const start = (key: string, pathname: string): Navigation => ({
  action: 'POP',
  history: begin({ key, over: null }),
  shown: { base: at(key, pathname), top: null },
})

const step = (action: Step['action'], key: string, pathname: string): Step => ({
  action,
  address: at(key, pathname),
})

const go = (from: Navigation, ...steps: readonly Step[]) =>
  steps.reduce((navigation, one) => arrive(navigation, one, opensOver), from)

const seen = ({ shown: { base, top } }: Navigation) =>
  top === null ? base.pathname : `${top.pathname} over ${base.pathname}`

const home = start('home', '/')
const pin = step('PUSH', 'pin', '/pin/1/')
const related = step('PUSH', 'related', '/pin/2/')

test('a pin opens over the page it was opened from', () => {
  expect(seen(go(home, pin))).toBe('/pin/1/ over /')
})

test('a page that does not open as a layer replaces the current one', () => {
  expect(seen(go(home, step('PUSH', 'mira', '/mira/')))).toBe('/mira/')
  expect(seen(go(home, pin, step('PUSH', 'mira', '/mira/')))).toBe('/mira/')
})

test('moving from pin to pin keeps the base page', () => {
  expect(seen(go(home, pin, related))).toBe('/pin/2/ over /')
})

test('Back and Forward move between pins', () => {
  const walked = go(home, pin, related)
  const back = go(walked, step('POP', 'pin', '/pin/1/'))
  expect(seen(back)).toBe('/pin/1/ over /')
  const down = go(back, step('POP', 'home', '/'))
  expect(seen(down)).toBe('/')
  expect(seen(go(down, step('POP', 'related', '/pin/2/')))).toBe('/pin/2/ over /')
})

test('a pin whose address was loaded is a normal page, and so is the next pin', () => {
  const loaded = start('pin', '/pin/1/')
  expect(seen(loaded)).toBe('/pin/1/')
  expect(seen(go(loaded, related))).toBe('/pin/2/')
})

test('returning to a pin whose base page has changed opens it as a normal page', () => {
  const left = go(home, pin, step('PUSH', 'mira', '/mira/'))
  expect(seen(go(left, step('POP', 'pin', '/pin/1/')))).toBe('/pin/1/')
})

test('after a reload the base page is gone; returning to it, the pin opens over it again', () => {
  const reloaded: Navigation = {
    ...go(home, pin),
    shown: { base: at('pin', '/pin/1/'), top: null },
  }
  const back = go(reloaded, step('POP', 'home', '/'))
  expect(seen(back)).toBe('/')
  expect(seen(go(back, step('POP', 'pin', '/pin/1/')))).toBe('/pin/1/ over /')
})

test('a pin that replaces another keeps the base page', () => {
  expect(seen(go(home, pin, step('REPLACE', 'moved', '/pin/3/')))).toBe('/pin/3/ over /')
})

test('a pin that replaces a page covers nothing', () => {
  expect(seen(go(home, step('REPLACE', 'pin', '/pin/1/')))).toBe('/pin/1/')
})

test('a page that changes its own address keeps its layers ahead', () => {
  const back = go(home, pin, step('POP', 'home', '/'))
  const changed = go(back, step('REPLACE', 'tab', '/'))
  expect(seen(go(changed, step('POP', 'pin', '/pin/1/')))).toBe('/pin/1/ over /')
})

test('going home from a pin shows only the home page', () => {
  const gone = go(home, pin, step('REPLACE', 'flagged', '/'))
  expect(gone.shown).toEqual({ base: at('flagged', '/'), top: null })
})
