import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { languageOf } from '../../languages/language-of.ts'
import { answerApp } from './answer-app.ts'
import { appTags } from './app-tags.ts'
import { manifestOf } from './manifest.ts'
import { offlinePageOf } from './offline-page.ts'
import { runOffline } from './offline-script.ts'

const on = { brand: 'A<b>', installedApp: true }
const [english, german] = [languageOf('en'), languageOf('de')]

const got = async (name: string, settings = on, locale = 'en') => {
  const answer = await answerApp(settings, name, locale)
  if (answer === undefined) throw new Error(`${name} is not answered.`)
  return answer
}

test('the manifest names one app in each language, with icons that may be cut and ones that may not', async () => {
  const [one, other] = [manifestOf('Mosaic', english), manifestOf('Mosaic', german)]
  expect([one.id, one.start_url, one.scope, one.display]).toEqual([
    '/',
    '/?installed=1',
    '/',
    'standalone',
  ])
  expect([other.id, other.lang, other.name]).toEqual(['/', 'de', 'Mosaic'])
  expect(one.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Create Pin', '/pin-builder/'],
    ['Search', '/search/pins/'],
  ])
  expect(other.shortcuts.map(({ name }) => name)).not.toContain('Search')
  expect(one.share_target).toMatchObject({ action: '/app/share/', method: 'POST' })
  expect(one.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of one.icons) {
    const answer = await got(src.replace('/app/', ''))
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('a document links the manifest in its language, and the icon of iOS', async () => {
  const tags = appTags({ brand: 'A<b>', locale: 'de' }).join('\n')
  expect(tags).toContain('rel="manifest" href="/app/manifest.webmanifest?locale=de"')
  expect(tags).toContain('rel="apple-touch-icon" href="/app/touch-icon.png"')
  expect(tags).toContain('content="A&lt;b&gt;"')
  expect((await got('touch-icon.png')).status).toBe(200)
})

const sha = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the offline page loads nothing, and its policy allows its own style and script alone', async () => {
  for (const language of [english, german]) {
    const { html, policy } = await offlinePageOf('A<b>', language)
    expect(html).toContain(`<html lang="${language.locale}" dir="ltr">`)
    expect(html).not.toMatch(/\b(src|href)=|url\(|https?:|<b>/)
    const [, style] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
    const [, script] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
    expect(policy).toContain(`style-src ${sha(style)};`)
    expect(policy).toContain(`script-src ${sha(script)};`)
    expect(policy).toMatch(/^default-src 'none';/)
  }
  const [one, other] = await Promise.all([english, german].map((each) => offlinePageOf('A', each)))
  expect(one?.html).toContain('>Try again<')
  expect(other?.html).toContain('>Noch einmal versuchen<')
})

/** Runs the page's script in a browser with these databases of drafts; the service answers the third question. */
async function ranOffline(counts: Readonly<Record<string, number>>, cookie = '') {
  const said = { hidden: true, textContent: '' }
  const root = { lang: 'en', dataset: {} }
  const heard: string[] = []
  const waits: number[] = []
  let loads = 0
  const request = (result: unknown) => {
    const asked = { result, onsuccess: () => {} }
    queueMicrotask(() => asked.onsuccess())
    return asked
  }
  const database = (count: number) => ({
    close: () => {},
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => ({ count: () => request(count) }) }),
  })
  const button = { addEventListener: (_: string, press: () => void) => press() }
  const page = {
    location: {
      reload: () => {
        loads += 1
      },
    },
    addEventListener: (name: string) => void heard.push(name),
    setTimeout: (done: () => void, wait: number) => {
      waits.push(wait)
      queueMicrotask(done)
    },
    fetch: async (path: string) => {
      if (waits.length < 3) throw new TypeError('Failed to fetch')
      return { ok: path === '/there/' }
    },
    document: {
      hidden: false,
      cookie,
      documentElement: root,
      querySelector: () => button,
      getElementById: () => said,
    },
    indexedDB: {
      databases: async () => Object.keys(counts).map((name) => ({ name })),
      open: (name: string) => request(database(counts[name] ?? 0)),
    },
  }
  const forms = { one: '{count} draft', other: '{count} drafts' }
  const asked = { asked: '/there/', wait: 4, longestWait: 7 }
  const data = { drafts: 'tessera.drafts.new-pins.', forms, themeCookie: 'theme', ...asked }
  // As the page has it: a text that knows nothing but its parameters.
  runInNewContext(`(${runOffline})(page, data)`, { page, data, Promise, Intl })
  await new Promise((done) => setTimeout(done))
  return { said, root, heard, waits, loads }
}

test('the offline page says how many drafts this browser keeps, tries again, and has the chosen theme', async () => {
  const kept = { 'tessera.drafts.new-pins.1': 2, 'tessera.drafts.new-pins.7': 1, other: 5 }
  const { said, root, heard, waits, loads } = await ranOffline(kept, 'a=b; theme=dark')
  expect(said).toEqual({ hidden: false, textContent: '3 drafts' })
  expect([root.dataset, heard]).toEqual([{ theme: 'dark' }, ['online']])
  // The button was pressed once, and the service was reached.
  expect([waits, loads]).toEqual([[4, 7, 7], 2])
  expect((await ranOffline({ 'tessera.drafts.new-pins.1': 1 })).said.textContent).toBe('1 draft')
  expect((await ranOffline({ other: 5 }, 'theme=x')).said.hidden).toBe(true)
})

test('the worker is never stale, loads no script, and changes with the offline page', async () => {
  const worker = await got('worker.js')
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'service-worker-allowed': '/',
  })
  const text = await worker.text()
  expect(text.length).toBeLessThan(5_000)
  expect(text).not.toContain('importScripts')
  expect(await (await got('worker.js')).text()).toBe(text)
  expect(await (await got('worker.js', on, 'de')).text()).not.toBe(text)
  expect(await (await got('worker.js', { ...on, brand: 'B' })).text()).not.toBe(text)
})

test('switched off, the worker removes itself and its pages, and takes no request', async () => {
  const script = await (await got('worker.js', { ...on, installedApp: false })).text()
  const heard = new Map<string, (event: object) => void>()
  const deleted: string[] = []
  const done: string[] = []
  const self = {
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    skipWaiting: () => done.push('skipped'),
    registration: { unregister: async () => done.push('unregistered') },
  }
  const caches = {
    keys: async () => ['tessera.offline.1.en', 'tessera.shares'],
    delete: async (name: string) => deleted.push(name),
  }
  runInNewContext(script, { self, caches })
  expect([...heard.keys()]).toEqual(['install', 'activate'])
  heard.get('install')?.({})
  let ending: Promise<unknown> = Promise.resolve()
  heard.get('activate')?.({
    waitUntil: (lasts: Promise<unknown>) => {
      ending = lasts
    },
  })
  await ending
  expect([deleted, done]).toEqual([['tessera.offline.1.en'], ['skipped', 'unregistered']])
})

test('nothing else is answered below /app/', async () => {
  for (const name of ['', 'share', 'icon-1.png', '__proto__', 'constructor'])
    expect(await answerApp(on, name, null)).toBeUndefined()
})
