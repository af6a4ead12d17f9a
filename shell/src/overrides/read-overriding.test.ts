import { expect, test } from 'vitest'
import { module } from '../../test/registry.ts'
import { otherModule, readOverriding } from './read-overriding.ts'

const registry = [
  module('save', { pages: ['/pin/:pinId/'] }),
  module('auth', { pages: ['/login/'] }),
]

/** Answers with the descriptors of these modules, by origin. */
const origins =
  (modules: Readonly<Record<string, ReturnType<typeof module>>>): typeof fetch =>
  async (input) =>
    Response.json(modules[new URL(String(input)).origin]?.descriptor ?? {})

const read = (bases: Readonly<Record<string, string>>, modules = {}) =>
  readOverriding(bases, registry, origins(modules))

test('a descriptor of another module than the field’s is refused', async () => {
  const { found, faults } = await read({ auth: 'http://a.test' }, { 'http://a.test': registry[0] })
  expect(found).toEqual({})
  expect(faults).toEqual({ auth: 'http://a.test/module.json is of the module save, not of auth.' })
})

test('a module that is not in the registry is added under its own name', async () => {
  const notes = module('notes', { pages: ['/notes/'] })
  const { found, faults } = await read(
    { [otherModule]: 'http://n.test' },
    { 'http://n.test': notes },
  )
  expect(faults).toEqual({})
  expect(found).toMatchObject({ notes: { base: 'http://n.test/', enabled: true } })
})

test('a module that claims another one’s page is refused at its field', async () => {
  const greedy = module('auth', { pages: ['/login/', '/pin/:id/'] })
  expect((await read({ auth: 'http://a.test' }, { 'http://a.test': greedy })).faults).toEqual({
    auth: 'save and auth both claim the address /pin/:/. Clear one of the two fields.',
  })
  const notes = module('notes', { pages: ['/login/'] })
  const { faults } = await read({ [otherModule]: 'http://n.test' }, { 'http://n.test': notes })
  expect(Object.keys(faults)).toEqual([otherModule])
})

test('an invalid address and an origin without a descriptor show errors at their fields', async () => {
  const { faults } = await read({ auth: 'next door', save: 'http://x.test', shopping: ' ' })
  expect(faults).toEqual({
    auth: 'Enter an address like http://localhost:3102/.',
    save: "http://x.test/module.json is not a module's descriptor.",
  })
})
