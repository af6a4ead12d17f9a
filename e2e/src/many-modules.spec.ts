import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { zstdDecompressSync } from 'node:zlib'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import { documentWithHeadersMost, listedModuleMost } from '@tessera/contracts/document-budgets'
import { type ModuleDescriptor, type RegisteredModule, Registry } from '@tessera/contracts/registry'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import { faultyPort, productOrigin, registryFile } from './product.ts'
import { test } from './test.ts'

const hashOf = (text: string) => createHash('sha384').update(text).digest('base64')
const digitsOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes another module of one: it offers as much, with words, files and hashes of its own. */
async function madeUp(
  { descriptor: like }: RegisteredModule,
  at: number,
): Promise<RegisteredModule> {
  const descriptor = described(like, at)
  const build = await buildIdOf(descriptor)
  // As in the store.
  return {
    base: `http://localhost:${faultyPort}/${descriptor.name}/${build}/`,
    enabled: true,
    descriptor,
  }
}

function described(descriptor: ModuleDescriptor, at: number): ModuleDescriptor {
  const name = `${descriptor.name}-${at}`
  const word = digitsOf(name).replace(/\d/g, '').slice(0, 5)
  const own = (path: string) =>
    path.replace(/\.[0-9a-f]{10}\./, `.${digitsOf(path + name).slice(0, 10)}.`)
  return {
    ...descriptor,
    name,
    container: `${descriptor.container}_${at}`,
    entry: own(descriptor.entry),
    preload: descriptor.preload.map(own),
    pages: descriptor.pages.map((page) => ({
      ...page,
      route: `/${word}${page.route}`,
      title: page.title && `${page.title} ${word}`,
      preload: page.preload.map(own),
    })),
    overlays: descriptor.overlays.map((one) => ({
      name: `${word}-${one.name}`,
      preload: one.preload.map(own),
    })),
    slots: descriptor.slots.map((one) => ({
      name: one.name,
      slot: `${word}-${one.slot}`,
      preload: one.preload.map(own),
    })),
    handles: descriptor.handles.map((handled) => `${word}.${handled}`),
    nav: descriptor.nav.map((item) => ({ ...item, label: `${item.label} ${word}` })),
    files: descriptor.files.map((file) => ({
      ...file,
      path: own(file.path),
      integrity: `sha384-${hashOf(file.path + name)}`,
    })),
  }
}

/** The bytes of a visitor's home on the wire, as Chromium asks for it: its headers, and the document. */
async function sizeOf(request: APIRequestContext) {
  // The first document of a browser sets a cookie besides.
  const { cookies } = await request.storageState()
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      'Accept-Encoding': 'gzip, deflate, br, zstd',
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    }
    get(productOrigin, { headers }, resolve).on('error', reject)
  })
  const body = await buffer(answer)
  expect(answer.headers['content-encoding']).toBe('zstd')
  // Each has two more signs: a colon with a space, or the end of its line.
  const headers = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0)
  const listed = zstdDecompressSync(body)
    .toString()
    .match(/"container":/g)?.length
  return { listed, headers, html: body.length }
}

test('a document with 50 modules stays small, and its headers do not grow', async ({ request }) => {
  const whole = z.parse(Registry, JSON.parse(await readFile(registryFile, 'utf8')))
  await request.get('/')
  const before = await sizeOf(request)
  const open = whole.modules.filter(({ descriptor }) => descriptor.audience !== 'house')
  const wanted = 50 - open.length
  const more = await Promise.all(
    Array.from({ length: wanted }, (_, at) => {
      const like = open[at % open.length]
      return like === undefined ? [] : madeUp(like, at)
    }),
  )
  try {
    await writeRegistry(registryFile, {
      modules: [...whole.modules, ...more.flat()],
    })
    await expect.poll(async () => (await sizeOf(request)).listed).toBe(50)
    const after = await sizeOf(request)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ before, after }) })
    expect(before.html + before.headers).toBeLessThan(documentWithHeadersMost)
    expect(after.headers).toBe(before.headers)
    expect((after.html - before.html) / wanted).toBeLessThan(listedModuleMost)
  } finally {
    await writeRegistry(registryFile, whole)
  }
})
