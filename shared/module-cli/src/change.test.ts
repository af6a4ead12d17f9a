import { BuildId } from '@tessera/contracts/releases/build-id'
import { ModuleBuild } from '@tessera/contracts/releases/release-state'
import type { ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { buildNamed, changeOf } from './change.ts'

const build = (id: string) =>
  z.parse(ModuleBuild, {
    id,
    module: 'save',
    base: 'http://store.test/',
    commit: null,
    lockfile: null,
    published_at: '',
    published_by: 'team',
    descriptor: {
      name: 'save',
      version: '1.0.0',
      contract: '^1.0.0',
      container: 'save',
      entry: 'a.js',
      preload: [],
      pages: [],
      overlays: [],
      slots: [],
      nav: [],
      files: [],
    },
  })
const [one, two] = [`ab${'0'.repeat(62)}`, `ac${'0'.repeat(62)}`]
const release = { name: 'save', enabled: true, active: z.parse(BuildId, one), last_good: null }
const state: ToolState = {
  version: 1,
  builds: [],
  changes: [],
  listed: [build(one), build(two)],
  modules: [{ ...release, rollout: null, revoked: [] }],
}

test('a build is named by the first digits of its id, if they are of one build', () => {
  expect(buildNamed(state, 'save', 'ac')).toBe(two)
  expect(() => buildNamed(state, 'save', 'a')).toThrow('2 builds of save begin with a; give more')
  expect(() => buildNamed(state, 'save', 'ff')).toThrow('No build of save begins with ff')
  expect(() => buildNamed(state, 'auth', 'ab')).toThrow('No build of auth begins with ab')
})

const asked = (text: string, of = state) => changeOf(of, readArguments(text.split(' '), {}))

test('promote takes the named build, else the canary', () => {
  const rollout = { build: z.parse(BuildId, two), percent: 5, since: '' }
  const trying = { ...state, modules: [{ ...release, rollout, revoked: [] }] }
  expect(asked('promote save', trying)).toEqual({ do: 'promote', module: 'save', build: two })
  expect(asked('promote save ab --even-revoked')).toMatchObject({ build: one, evenRevoked: true })
  expect(() => asked('promote save')).toThrow('save has no canary to promote; name a build')
})

test('the other commands', () => {
  expect(asked('canary save ac --percent 5')).toMatchObject({
    do: 'canary',
    build: two,
    percent: 5,
  })
  expect(() => asked('canary save ac')).toThrow('canary needs --percent N')
  for (const command of ['rollback', 'disable', 'enable'])
    expect(asked(`${command} save`)).toEqual({ do: command, module: 'save' })
})
