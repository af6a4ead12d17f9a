import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { type ImportedEntry, planImport } from './import-file.ts'
import { newRelease } from './rules.ts'

const id = (digit: string) => z.parse(BuildId, digit.repeat(64))
const [a, b, published] = [id('a'), id('b'), id('c')]
const entry = (name: string, build = a, more: Partial<ImportedEntry> = {}): ImportedEntry => ({
  name,
  id: build,
  base: `https://${name}.test/`,
  enabled: true,
  ...more,
})
const running = (name: string, active = a) => ({ ...newRelease(name), active })

test('a new entry runs, in the order of the file', () => {
  const plan = planImport([running('notes', published)], [], [entry('save'), entry('auth')])
  expect(plan.releases.map(({ name, active }) => [name, active])).toEqual([
    ['save', a],
    ['auth', a],
    ['notes', published],
  ])
  expect(plan.builds.map(({ name }) => name)).toEqual(['save', 'auth'])
})

test('a build that was published since stays while its entry is the same', () => {
  const plan = planImport([running('save', published)], [entry('save')], [entry('save')])
  expect(plan.releases).toEqual([running('save', published)])
})

test('a published build stays when its entry only moves to another port', () => {
  const moved = entry('save', a, { base: 'http://localhost:4102/' })
  const plan = planImport([running('save', published)], [entry('save')], [moved])
  expect(plan.releases).toEqual([running('save', published)])
  expect(plan.builds).toEqual([moved])
})

test('an entry with another build runs that, and the one before is the one to return to', () => {
  const release = { ...running('save', published), revoked: [b] }
  const plan = planImport([release], [entry('save')], [entry('save', b)])
  expect(plan.releases).toEqual([{ ...running('save', b), last_good: published, revoked: [] }])
})

test('an entry that is switched off or on switches the module, whichever build runs', () => {
  const off = entry('save', a, { enabled: false })
  const plan = planImport([running('save', published)], [entry('save')], [off])
  expect(plan.releases).toEqual([{ ...running('save', published), enabled: false }])
})

test('a module that somebody disabled stays disabled while the file says the same', () => {
  const disabled = { ...running('save'), enabled: false }
  const plan = planImport([disabled], [entry('save')], [entry('save'), entry('auth')])
  expect(plan.releases[0]).toEqual(disabled)
})

test('an entry that is deleted takes its module away, unless a published build runs', () => {
  const releases = [running('save'), running('auth', published), running('notes', published)]
  const plan = planImport(releases, [entry('save'), entry('auth')], [])
  expect(plan.removed).toEqual(['save'])
  expect(plan.releases.map(({ name }) => name)).toEqual(['auth', 'notes'])
})
