import { ListedModule } from '@tessera/contracts/listed-module'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { buildIdOf, canonicalBytes } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test, vi } from 'vitest'
import { createComplete, integrityOf } from './complete-module.ts'

const file = (path: string) => ({
  ...{ path, integrity: `sha384-${'a'.repeat(64)}`, bytes: 1 },
  kind: 'script' as const,
})
const view = { title: 'Notes', who: 'anyone', over: false } as const
const built = z.parse(ModuleDescriptor, {
  ...{ name: 'notes', version: '1.0.0', contract: '^1.0.0', container: 'notes' },
  ...{ entry: 'entry.js', preload: ['entry.js', 'module.js'], importsNothing: true },
  pages: [
    { ...view, name: 'list', route: '/notes/', preload: ['list.js'] },
    { ...view, name: 'taken', route: '/taken/', preload: ['taken.js'] },
  ],
  overlays: [{ name: 'note', preload: ['note.js'] }],
  slots: [{ slot: 'saving', name: 'saving', preload: ['saving.js'] }],
  nav: [],
  files: ['entry.js', 'module.js', 'list.js'].map(file),
})
const build = await buildIdOf(built)

/** The module as a document lists it: in the reader's language, without an address that another one holds. */
const listed = (): ListedModule =>
  z.parse(ListedModule, {
    ...{ base: 'https://notes.test/', build, isPartial: true },
    descriptor: {
      ...built,
      preload: undefined,
      files: [file('entry.js')],
      pages: [{ ...view, name: 'list', route: '/notes/', title: 'Notizen' }],
      overlays: [{ name: 'note' }],
      slots: [{ slot: 'saving', name: 'saving' }],
    },
  })

const descriptorAnswer = () => new Response(canonicalBytes(built))

// The first scripts of the module.
vi.stubGlobal('fetch', async () => new Response('1'))

test('what a document leaves out comes from the build’s descriptor, once, and only then the files are admitted', async () => {
  const asked: unknown[] = []
  const admit = vi.fn()
  const fetch = async (...given: unknown[]) => {
    asked.push(given)
    return descriptorAnswer()
  }
  const module = listed()
  const complete = createComplete({ fetch, admit })
  const both = [complete(module), complete(module)]
  expect(admit).not.toHaveBeenCalled()
  await Promise.all(both)
  await complete(module)
  expect(asked).toEqual([
    [`/registry/modules/notes/${build}.json`, { integrity: integrityOf(build) }],
  ])
  expect(admit).toHaveBeenCalledExactlyOnceWith(module)
  const { files, preload, pages, overlays, slots } = module.descriptor
  expect([files, preload]).toEqual([built.files, built.preload])
  // The document's own titles stay, and addresses of others do not come back.
  expect(pages).toEqual([{ ...built.pages[0], title: 'Notizen' }])
  expect([overlays, slots]).toEqual([built.overlays, built.slots])
  expect(module.isPartial).toBeUndefined()
})

test('the hash that the browser checks is the build’s id', () => {
  const digest = Buffer.from(build, 'hex').toString('base64')
  expect(integrityOf(build)).toBe(`sha256-${digest}`)
})

test('a descriptor that does not come is asked for again, and nothing is admitted before', async () => {
  const answers = [new Response('', { status: 503 }), descriptorAnswer()]
  const admit = vi.fn()
  const complete = createComplete({
    fetch: async () => answers.shift() ?? new Response('', { status: 500 }),
    admit,
  })
  const module = listed()
  await expect(complete(module)).rejects.toThrow('answered 503')
  expect([module.isPartial, admit.mock.calls.length]).toEqual([true, 0])
  await complete(module)
  expect(module.isPartial).toBeUndefined()
})

test('a module that is listed whole asks for nothing', async () => {
  const fetch = vi.fn()
  const { isPartial: _, ...whole } = listed()
  await createComplete({ fetch, admit: vi.fn() })(whole)
  expect(fetch).not.toHaveBeenCalled()
})
