import { ListedModule } from '@tessera/contracts/listed-module'
import { ModuleDescriptor } from '@tessera/contracts/registry'
import { buildIdOf, canonicalBytes } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { afterEach, expect, test, vi } from 'vitest'
import { createComplete, integrityOf } from './complete-module.ts'

const file = (path: string) => ({
  path,
  integrity: `sha384-${'a'.repeat(64)}`,
  bytes: 1,
  kind: 'script' as const,
})
const view = { title: 'Notes', who: 'anyone', over: false } as const
const built = z.parse(ModuleDescriptor, {
  name: 'notes',
  version: '1.0.0',
  contract: '^1.0.0',
  container: 'notes',
  entry: 'entry.js',
  preload: ['entry.js', 'module.js'],
  importsNothing: true,
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
    base: 'https://notes.test/',
    build,
    isPartial: true,
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
const asked: unknown[] = []

/** Answers each request, of which the descriptor's is the first. */
function serve(...answers: readonly Response[]): void {
  const left = [...answers]
  vi.stubGlobal('fetch', async (...given: unknown[]) => {
    asked.push(given)
    return left.shift() ?? new Response('1')
  })
}

afterEach(() => {
  asked.length = 0
})

test('what a document leaves out comes from the build’s descriptor, and only then the files are admitted', async () => {
  serve(descriptorAnswer())
  const admit = vi.fn()
  const module = listed()
  const complete = createComplete(admit)
  const completing = complete(module)
  expect(admit).not.toHaveBeenCalled()
  await completing
  await complete(module)
  const [descriptor, ...scripts] = asked
  expect(descriptor).toEqual([
    `/registry/modules/notes/${build}.json`,
    { integrity: integrityOf(build) },
  ])
  // The script that the entry asks for first.
  expect(scripts).toEqual([['https://notes.test/module.js', expect.anything()]])
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
  serve(new Response('', { status: 503 }), descriptorAnswer())
  const admit = vi.fn()
  const complete = createComplete(admit)
  const module = listed()
  await expect(complete(module)).rejects.toThrow('answered 503')
  expect([module.isPartial, admit.mock.calls.length]).toEqual([true, 0])
  await complete(module)
  expect(module.isPartial).toBeUndefined()
})

test('a module that is listed whole asks for nothing', async () => {
  serve()
  const { isPartial: _, ...whole } = listed()
  await createComplete(vi.fn())(whole)
  expect(asked).toEqual([])
})
