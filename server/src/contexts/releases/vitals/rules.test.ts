import { BuildId } from '@tessera/contracts/releases/build-id'
import type { ReleaseState } from '@tessera/contracts/releases/release-state'
import { z } from '@tessera/contracts/schema'
import { timings } from '@tessera/contracts/timings'
import { bucketOf } from '@tessera/contracts/vitals'
import { expect, test } from 'vitest'
import { registry } from '../../../conformance/sample-modules.ts'
import { countedVitals, isCountable, isSampled, pageVitals } from './rules.ts'

const id = z.parse(BuildId, 'a'.repeat(64))
const [shopping] = registry.modules
const state: ReleaseState = {
  version: 1,
  modules: [],
  builds: (shopping === undefined ? [] : [shopping]).map(({ base, descriptor }) => ({
    id,
    module: descriptor.name,
    base,
    descriptor,
    commit: null,
    lockfile: null,
    published_at: '2026-11-20T10:00:00.000Z',
    published_by: 'a team',
  })),
}
const now = new Date('2026-11-26T23:59:00Z')
const document = 'ff'.repeat(16)

test.each([
  ['00000000', 0, false],
  ['00000000', 0.001, true],
  ['7fffffff', 0.5, true],
  ['80000000', 0.5, false],
  ['ffffffff', 1, true],
] as const)('document %s with a share of %d is in the sample: %s', (start, share, expected) => {
  expect(isSampled(start.padEnd(32, '0'), share)).toBe(expected)
})

test('a document counts for a day', () => {
  const at = (ago: number) => ({ document, at: new Date(now.getTime() - ago) })
  expect(isCountable(at(timings.vitalsLate), { now, share: 1 })).toBe(true)
  expect(isCountable(at(timings.vitalsLate + 1), { now, share: 1 })).toBe(false)
  expect(isCountable(at(0), { now, share: 0.9 })).toBe(false)
})

const counted = (module: string, page: string, set: Readonly<Record<string, string>>) =>
  countedVitals(
    { device: 'phone', figures: [{ module, page, metric: 'LCP', value: 2_000 }] },
    { state, set, now },
  )

test('a figure counts for the builds that the document was served', () => {
  expect(counted('shopping', 'home', { shopping: id, shell: 'b' })).toEqual([
    {
      day: '2026-11-26',
      module: 'shopping',
      page: 'home',
      metric: 'LCP',
      device: 'phone',
      build: id,
      shell: 'b',
      bucket: bucketOf('LCP', 2_000),
    },
  ])
})

test.each([
  ['a module that the document was not served', 'shopping', 'home', {}],
  ['a page that the build does not have', 'shopping', 'made-up', { shopping: id }],
  ['another build than the service knows', 'shopping', 'home', { shopping: 'c'.repeat(64) }],
  ['the name of a property of all objects', 'constructor', 'home', { shopping: id }],
] as const)('%s does not count', (_, module, page, set) => {
  expect(counted(module, page, set)).toEqual([])
})

test('sums are grouped by page and metric, the active build first, with the values of their buckets', () => {
  const sum = (build: string, page = 'home') => ({
    ...({ module: 'shopping', page, metric: 'LCP', build, samples: 4 } as const),
    bucket: bucketOf('LCP', 2_000),
  })
  const sums = [sum('newer'), sum('active'), ...['old', 'older', 'oldest'].map((each) => sum(each))]
  const [home, pin] = pageVitals([...sums, sum('newer', 'pin')], () => 'active')
  expect(home?.builds.map(({ build }) => build)).toEqual(['active', 'newer', 'old', 'older'])
  expect(home?.builds[0]).toMatchObject({ is_active: true, samples: 4 })
  expect(home?.builds[0]?.p75).toBeCloseTo(2_000, -2)
  expect(pin).toMatchObject({ page: 'pin', builds: [{ build: 'newer', is_active: false }] })
})
