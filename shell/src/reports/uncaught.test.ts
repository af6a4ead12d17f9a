// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import type { Report } from './report.ts'
import { reportUncaught, throwerOf } from './uncaught.ts'
import { watchUncaught } from './watch-uncaught.ts'

const origin = 'https://tessera.test'
const modules = [module('save'), module('auth')].map((one) => ({
  ...one,
  base: `https://modules.test/${one.descriptor.name}/`,
}))
const shellFile = `${origin}/assets/static/js/index.1.js:1:2`

test.each([
  ['a handler of a module', `at https://modules.test/save/page.js:1:2\nat ${shellFile}`, 'save'],
  [
    'the shell, called by a module',
    `at call (${shellFile})\nat f (https://modules.test/auth/a.js:1:2)`,
    'auth',
  ],
  ['as Firefox writes it', 'f@https://modules.test/save/page.js:1:2', 'save'],
  ['the shell', `at ${shellFile}`, 'shell'],
  ['an extension', 'at chrome-extension://abc/inject.js:1:2', undefined],
  ['another site', 'at https://modules.test.evil.test/save/page.js:1:2', undefined],
])('the thrower is read from the files in the stack: %s', (_, stack, name) => {
  expect(throwerOf(`Error: broken\n${stack}`, modules, origin)).toBe(name)
})

test('of two modules at one origin, the one that owns the file is named', () => {
  const inner = { ...module('inner'), base: 'https://modules.test/save/inner/' }
  expect(throwerOf('https://modules.test/save/inner/a.js', [...modules, inner], origin)).toBe(
    'inner',
  )
})

test('uncaught errors and rejections are reported with their module, each once', async () => {
  const reports: Report[] = []
  watchUncaught(window, { modules, origin, report: (report) => reports.push(report) })
  const broken = Object.assign(new Error('broken'), {
    stack: 'Error: broken\n at https://modules.test/save/page.js:1:2',
  })
  const error = () => new ErrorEvent('error', { error: broken, message: 'broken' })
  window.dispatchEvent(error())
  window.dispatchEvent(error())
  const text = { message: 'thrown text', filename: 'https://modules.test/auth/a.js' }
  window.dispatchEvent(new ErrorEvent('error', text))
  const lost = Object.assign(new Error('lost'), { stack: 'at https://modules.test/auth/b.js:1:2' })
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: lost }))
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed', filename: origin }),
  )
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no file' }))
  await vi.waitFor(() => expect(reports).toHaveLength(3))
  expect(reports.map(({ code, from, detail }) => [code, from, detail.split('\n')[0]])).toEqual([
    ['module-uncaught', 'save', 'Error: broken'],
    ['module-uncaught', 'auth', 'thrown text'],
    ['module-uncaught', 'auth', 'Error: lost'],
  ])
})

test('a page whose errors differ each time reports a limited number', () => {
  const report = vi.fn()
  for (let at = 0; at < 300; at += 1) {
    const init = { message: `broken at ${at}`, filename: 'https://modules.test/auth/a.js' }
    reportUncaught(new ErrorEvent('error', init), { modules, origin, report })
  }
  expect(report.mock.calls.length).toBeLessThanOrEqual(100)
  expect(report).toHaveBeenCalled()
})
