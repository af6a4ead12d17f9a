import { expect, test } from 'vitest'
import { documentFormat } from '../document-format.ts'
import { z } from '../schema.ts'
import { BuildId } from './build-id.ts'
import { canaryPlace, chooseBuild, chooseSet, chooseShell, runningCanary } from './canary.ts'
import { sampleModule } from './gate/sample-builds.ts'
import { ModuleBuild, type ModuleRelease, type ReleaseState, ShellBuild } from './release-state.ts'

const id = (digit: string) => z.parse(BuildId, digit.repeat(64))
const [control, canary] = [id('a'), id('b')]

const build = (module: string, of: BuildId) =>
  z.parse(ModuleBuild, {
    id: of,
    module,
    base: `https://${module}.example/${of.slice(0, 1)}/`,
    descriptor: sampleModule(module).descriptor,
    commit: null,
    lockfile: null,
    published_at: '',
    published_by: 'test',
  })

function stateOf(percent: number, release: Partial<ModuleRelease> = {}): ReleaseState {
  const save: ModuleRelease = {
    name: 'save',
    enabled: true,
    active: control,
    last_good: null,
    revoked: [],
    rollout: { build: canary, percent, since: '2026-11-01T00:00:00.000Z' },
    ...release,
  }
  const auth = { ...save, name: 'auth', rollout: null }
  const builds = [build('save', control), build('save', canary), build('auth', control)]
  return { version: 1, modules: [save, auth], builds }
}

const visitors = Array.from({ length: 100_000 }, (_, at) => `${(at * 7_919).toString(16)}-${at}`)
const chosenBy = (percent: number) => {
  const state = stateOf(percent)
  return visitors.filter((visitor) => chooseBuild(state, 'save', visitor)?.id === canary)
}

test('a canary of 10 % reaches 10 % of 100,000 visitors, half a percent more or less', () => {
  expect(Math.abs((chosenBy(10).length / visitors.length) * 100 - 10)).toBeLessThan(0.5)
  const numbered = visitors.filter((_, at) => canaryPlace('save', String(at + 1)) < 10)
  expect(Math.abs((numbered.length / visitors.length) * 100 - 10)).toBeLessThan(0.5)
})

test('a visitor stays in the canary when its share grows, and gets the same build again', () => {
  const few = chosenBy(10)
  const more = new Set(chosenBy(25))
  expect(few.every((visitor) => more.has(visitor))).toBe(true)
  expect(chosenBy(10)).toEqual(few)
  expect(chosenBy(0)).toEqual([])
  expect(chosenBy(100)).toHaveLength(visitors.length)
})

test('the canaries of two modules choose their visitors independently', () => {
  const both = visitors.filter(
    (visitor) => canaryPlace('save', visitor) < 50 && canaryPlace('auth', visitor) < 50,
  )
  expect(Math.abs((both.length / visitors.length) * 100 - 25)).toBeLessThan(1)
})

test('a revoked, missing or ended canary gives everybody the active build', () => {
  const chosen = (state: ReleaseState) => chooseBuild(state, 'save', 'anybody')?.id
  expect(chosen(stateOf(100))).toBe(canary)
  expect(chosen(stateOf(100, { revoked: [canary] }))).toBe(control)
  expect(chosen(stateOf(100, { rollout: null }))).toBe(control)
  const { builds, ...rest } = stateOf(100)
  expect(chosen({ ...rest, builds: builds.filter((one) => one.id !== canary) })).toBe(control)
  expect(chosen(stateOf(0, { active: null }))).toBeUndefined()
})

test('a canary runs beside an active build of an enabled module alone', () => {
  const running = (release: Partial<ModuleRelease>) =>
    stateOf(10, release).modules.map(runningCanary)[0]
  expect(running({})).toMatchObject({ module: 'save', canary, control, percent: 10 })
  expect(running({ enabled: false })).toBeUndefined()
  expect(running({ active: null })).toBeUndefined()
  expect(running({ active: canary })).toBeUndefined()
  expect(running({ revoked: [canary] })).toBeUndefined()
  expect(running({ revoked: [control] })).toBeUndefined()
})

test('a set has each module once, by the build that its visitor gets', () => {
  const { modules, builds } = chooseSet(stateOf(100), 'anybody')
  expect(modules.map(({ base }) => base)).toEqual([
    'https://save.example/b/',
    'https://auth.example/a/',
  ])
  expect(builds).toEqual({ save: canary, auth: control })
  expect(chooseSet(stateOf(0), 'anybody').builds).toEqual({ save: control, auth: control })
})

test('the shell is chosen like a module, and is none of the modules', () => {
  const { modules, builds } = stateOf(25, { name: 'shell' })
  const shell = (of: BuildId) =>
    z.parse(ShellBuild, {
      id: of,
      module: 'shell',
      base: '/assets/',
      published_at: '',
      published_by: 'test',
      commit: null,
      lockfile: null,
      descriptor: { files: [], initial: [] },
    })
  const state: ReleaseState = { version: 1, modules, builds, shells: [control, canary].map(shell) }
  for (const visitor of visitors.slice(0, 1_000)) {
    const isCanary = canaryPlace('shell', visitor) < 25
    expect(chooseShell(state, visitor)?.id).toBe(isCanary ? canary : control)
  }
  expect(Object.keys(chooseSet(state, 'somebody').builds)).toEqual(['auth'])
  expect(chooseShell({ ...state, modules: [] }, 'somebody')).toBeUndefined()
  const unreadable = state.shells?.map((each) => ({
    ...each,
    descriptor: { ...each.descriptor, document: documentFormat + 1 },
  }))
  expect(chooseShell({ ...state, shells: unreadable }, 'somebody')).toBeUndefined()
})
