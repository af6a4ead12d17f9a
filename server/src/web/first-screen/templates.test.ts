import { createHash } from 'node:crypto'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { expect, test, vi } from 'vitest'
import { fileKey } from '../../contexts/releases/registry/named-build.ts'
import { memoryBlobs } from '../../platform/blobs/memory.ts'
import type { ModuleHosts } from '../../platform/module-hosts/port.ts'
import { openTemplates } from './templates.ts'
import { templateWith } from './test/draw-text.ts'

const path = 'first-screen/all.0123456789.json'
const build = z.parse(BuildId, 'a'.repeat(64))

function moduleWith(text: string, base = 'http://localhost:4109/'): RegisteredModule {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return {
    base,
    enabled: true,
    descriptor: {
      name: 'notes',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'notes',
      entry: 'e.js',
      preload: [],
      overlays: [],
      slots: [],
      handles: [],
      nav: [],
      pages: [
        {
          name: 'all',
          route: '/notes/',
          title: 'Notes',
          who: 'anyone',
          over: false,
          preload: [],
          firstScreen: path,
        },
      ],
      files: [{ path, integrity, kind: 'other', bytes: Buffer.byteLength(text) }],
    },
  }
}

function opened(read: ModuleHosts['read'] = async () => undefined) {
  const warn = vi.fn()
  const log = { info: () => {}, error: () => {}, warn }
  const host = vi.fn(read)
  let now = 0
  const files = memoryBlobs()
  const templates = openTemplates({
    moduleFiles: files,
    moduleHosts: { read: host },
    log,
    clock: { now: () => new Date(now) },
    settings: { moduleStoreUrl: 'http://store.test/' },
  })
  return {
    templates,
    host,
    files,
    told: () => warn.mock.calls.map(([, fields]) => fields.why),
    pass: (time: number) => {
      now += time
    },
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a template is read once by its hash, from where its module is served', async () => {
  const text = templateWith({ style: '.notes-x{color:red}' })
  const { templates, host } = opened(async () => bytesOf(text))
  const asked = { module: moduleWith(text), build, path }
  const [one, two] = [await templates.of(asked), await templates.of(asked)]
  expect(one).toBe(two)
  expect(host).toHaveBeenCalledExactlyOnceWith(`http://localhost:4109/${path}`, expect.anything())
  expect(one?.style?.file).toMatchObject({ kind: 'style' })
  expect(one?.style?.file.url).toMatch(/^\/first-screen\/notes\/\w{8}\.css$/)
})

test('a published build’s template comes from the store', async () => {
  const text = templateWith({})
  const { templates, host, files } = opened()
  await files.put(fileKey({ module: 'notes', build }, path), {
    bytes: bytesOf(text),
    contentType: 'x',
  })
  const base = `http://store.test/notes/${build}/`
  expect(await templates.of({ module: moduleWith(text, base), build, path })).toBeDefined()
  expect(host).not.toHaveBeenCalled()
})

test.each([
  [
    'another file than the build lists',
    templateWith({}),
    templateWith({ schema: 2 }),
    /not the one/,
  ],
  ['a broken file', '{', '{', /not valid/],
])('%s draws nothing, and the log says why once', async (_, listed, sent, why) => {
  const { templates, told, host } = opened(async () => bytesOf(sent))
  const asked = { module: moduleWith(listed), build, path }
  expect([await templates.of(asked), await templates.of(asked)]).toEqual([undefined, undefined])
  expect(told()).toEqual([expect.stringMatching(why)])
  expect(host).toHaveBeenCalledOnce()
})

test('a file that can’t be loaded is tried again after a while', async () => {
  const text = templateWith({})
  let isUp = false
  const { templates, told, pass } = opened(async () => (isUp ? bytesOf(text) : undefined))
  const asked = { module: moduleWith(text), build, path }
  expect(await templates.of(asked)).toBeUndefined()
  isUp = true
  expect(await templates.of(asked)).toBeUndefined()
  pass(timings.firstScreenAgain)
  expect(await templates.of(asked)).toBeDefined()
  expect(told()).toEqual(['its file could not be loaded'])
})

test('documents wait for a slow template once and not long, and have it when it is there', async () => {
  vi.useFakeTimers()
  const text = templateWith({})
  const arrives = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const { templates, told } = opened(() => arrives.promise)
  const asked = { module: moduleWith(text), build, path }
  const first = templates.of(asked)
  await vi.advanceTimersByTimeAsync(timings.firstScreenWait)
  expect(await first).toBeUndefined()
  expect(await templates.of(asked)).toBeUndefined()
  expect(told()).toEqual(['its file does not come in time'])
  arrives.resolve(bytesOf(text))
  await vi.waitFor(async () => expect(await templates.of(asked)).toBeDefined())
})

test('a template that fails while it is drawn draws nothing from then on', async () => {
  const text = templateWith({})
  const { templates, told } = opened(async () => bytesOf(text))
  const asked = { module: moduleWith(text), build, path }
  await templates.of(asked)
  for (let at = 0; at < 2; at += 1) templates.refuse(asked, 'it draws more than it may')
  expect(await templates.of(asked)).toBeUndefined()
  expect(told()).toEqual(['it draws more than it may'])
})
