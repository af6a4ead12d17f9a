import { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import type { ReleaseChange } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test } from 'vitest'
import { changedRelease, newRelease } from './rules.ts'

const now = '2026-11-24T00:00:00.000Z'
const id = (digit: string): BuildId => z.parse(BuildId, digit.repeat(64))
const [a, b, c] = [id('a'), id('b'), id('c')]
const save: ModuleRelease = { ...newRelease('save'), active: a }

const after = (release: ModuleRelease, change: ReleaseChange) => {
  const made = changedRelease(release, change, now)
  return made.ok ? made.release : made.code
}
const module = 'save'

test('the build that was active before a promotion is the one to return to', () => {
  expect(after(save, { do: 'promote', module, build: b })).toMatchObject({
    active: b,
    last_good: a,
  })
  expect(after(newRelease('save'), { do: 'promote', module, build: b })).toMatchObject({
    active: b,
    last_good: null,
  })
})

test('promoting a canary ends it', () => {
  const trying = { ...save, rollout: { build: b, percent: 10, since: now } }
  expect(after(trying, { do: 'promote', module, build: b })).toMatchObject({
    active: b,
    rollout: null,
  })
})

test('promoting the active build ends a canary beside it and keeps the last good build', () => {
  const trying = { ...save, last_good: c, rollout: { build: b, percent: 10, since: now } }
  expect(after(trying, { do: 'promote', module, build: a })).toMatchObject({
    active: a,
    last_good: c,
    rollout: null,
  })
  expect(after(save, { do: 'promote', module, build: a })).toBe('nothing-to-do')
})

test('raising a canary keeps its start time; another build gets a new one', () => {
  const since = '2026-11-20T00:00:00.000Z'
  const trying = { ...save, rollout: { build: b, percent: 1, since } }
  const rolled = (build: BuildId) => after(trying, { do: 'canary', module, build, percent: 50 })
  expect(rolled(b)).toMatchObject({ rollout: { build: b, percent: 50, since } })
  expect(rolled(c)).toMatchObject({ rollout: { build: c, percent: 50, since: now } })
})

test('a canary needs another build than the active one, and an active one', () => {
  expect(after(save, { do: 'canary', module, build: a, percent: 1 })).toBe('nothing-to-do')
  expect(after(newRelease('x'), { do: 'canary', module, build: a, percent: 1 })).toBe('not-found')
})

test('a roll-back ends the canary first, and revokes it', () => {
  const trying = { ...save, last_good: c, rollout: { build: b, percent: 10, since: now } }
  expect(after(trying, { do: 'rollback', module })).toMatchObject({
    active: a,
    last_good: c,
    rollout: null,
    revoked: [b],
  })
})

test('a roll-back returns to the last good build once, and revokes the one that it leaves', () => {
  const release = after({ ...save, last_good: b }, { do: 'rollback', module })
  expect(release).toMatchObject({ active: b, last_good: null, revoked: [a] })
  expect(after({ ...save, last_good: null }, { do: 'rollback', module })).toBe('not-found')
  expect(after({ ...save, last_good: b, revoked: [b] }, { do: 'rollback', module })).toBe(
    'not-found',
  )
})

test('a revoked build comes back only when that is asked for', () => {
  const rolled = { ...save, revoked: [b] }
  expect(after(rolled, { do: 'promote', module, build: b })).toBe('revoked')
  expect(after(rolled, { do: 'canary', module, build: b, percent: 1 })).toBe('revoked')
  expect(after(rolled, { do: 'promote', module, build: b, evenRevoked: true })).toMatchObject({
    active: b,
    revoked: [],
    last_good: a,
  })
})

test('a revoked build is never the one to return to', () => {
  const release = { ...save, revoked: [a], active: a }
  expect(after(release, { do: 'promote', module, build: b })).toMatchObject({ last_good: null })
})

test('disabling and enabling say when nothing needs to be done', () => {
  expect(after(save, { do: 'disable', module })).toMatchObject({ enabled: false })
  expect(after(save, { do: 'enable', module })).toBe('nothing-to-do')
})
