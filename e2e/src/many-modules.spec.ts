import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { writeRegistry } from '@tessera/commands/product/registry-file'
import { documentWithHeadersMost, listedModuleMost } from '@tessera/contracts/document-budgets'
import { type ModuleDescriptor, type RegisteredModule, Registry } from '@tessera/contracts/registry'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'
import { faultyPort, registryFile } from './product.ts'
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

/** The bytes of a visitor's home: its headers as they are, and the document with brotli. */
async function sizeOf(request: APIRequestContext) {
  const answer = await request.get('/')
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
  const text = await answer.text()
  const listed = text.match(/"container":/g)?.length
  return { listed, headers: headers.join('').length, html: brotliCompressSync(text).length }
}

test('a document with 50 modules stays small, and its headers do not grow', async ({ request }) => {
  const whole = z.parse(Registry, JSON.parse(await readFile(registryFile, 'utf8')))
  // The first document of a browser sets a cookie besides.
  await request.get('/')
  const before = await sizeOf(request)
  const wanted = 50 - whole.modules.length
  const more = await Promise.all(
    Array.from({ length: wanted }, (_, at) => {
      const like = whole.modules[at % whole.modules.length]
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
