import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { fixedFile, fixedPaths } from './fixed-files.ts'
import {
  oldBrowserFile,
  oldBrowserNotice,
  oldBrowserPath,
  oldBrowserScript,
} from './old-browser.ts'

const current = {
  Promise: { withResolvers: () => {} },
  AbortSignal: { any: () => {} },
  CSS: { supports: (_: string, value: string) => value.startsWith('light-dark') },
}

/** Runs the script in a browser with these features, and returns whether the notice shows. */
function isTold(has: object, element: object = { popover: null }): boolean {
  const notice = { hidden: true, ...element }
  const document = { getElementById: () => notice }
  runInNewContext(`var window = globals; with (globals) { ${oldBrowserScript} }`, {
    globals: { Promise: undefined, AbortSignal: undefined, CSS: undefined, document, ...has },
  })
  return !notice.hidden
}

test('the notice shows in an older browser, and not in a supported one', () => {
  expect(isTold(current)).toBe(false)
  expect(isTold({})).toBe(true)
  expect(isTold(current, {})).toBe(true)
  for (const [name, having] of Object.entries(current))
    expect(isTold({ ...current, [name]: name === 'CSS' ? {} : Object }), `${having}`).toBe(true)
})

test('the script runs in browsers of any age, with the hash that the document names', async () => {
  expect(oldBrowserScript).not.toMatch(/=>|\b(let|const|class)\b|`|\?\.|\?\?/)
  const hash = createHash('sha384').update(oldBrowserScript).digest('base64')
  expect(oldBrowserFile.integrity).toBe(`sha384-${hash}`)
  expect(fixedPaths).toContain(oldBrowserPath)
  const served = fixedFile(oldBrowserPath)
  expect(served?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await served?.text()).toBe(oldBrowserScript)
})

test('the notice is in the document as text, before everything else and hidden', () => {
  const html = documentOf({
    nonce: 'n',
    policy: undefined,
    isWatched: true,
    boot: {
      brand: 'A<b>',
      contract: '1.4.0',
      title: '',
      status: 200,
      viewer: null,
      returning: null,
      theme: 'system',
      locale: 'en',
      experiments: {},
      modules: [],
      answers: [],
      overrides: false,
    },
    head: {
      name: '',
      description: '',
      canonical: '',
      isIndexed: true,
      card: undefined,
      origin: '',
      linkedData: [],
    },
    initial: [{ url: '/shell.js', integrity: undefined, kind: 'script' }],
    words: [],
    hints: [],
    pictures: [],
  })
  expect(html).toContain(oldBrowserNotice('A<b>'))
  expect(oldBrowserNotice('A<b>')).toMatch(/ hidden>A&lt;b&gt; needs a newer browser/)
  expect(html.indexOf(oldBrowserPath)).toBeLessThan(html.indexOf('/shell.js'))
})
