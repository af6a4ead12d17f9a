import { serve, startKilling } from '@tessera/bench/soak/kill-under-load'
import { type DatabaseKind, newPlace, type SoakPlace } from '@tessera/bench/soak/soak-database'
import { expect } from 'playwright/test'
import { dataFolder } from './product.ts'
import { test } from './test.ts'

/** One shows that a kill loses nothing; `npm run soak` kills hundreds of times, one start after the other. */
const kills = 1

let place: SoakPlace | undefined

test.afterEach(async () => {
  await place?.remove()
  place = undefined
})

const kinds: readonly DatabaseKind[] = ['PGlite', 'PostgreSQL']

for (const kind of kinds)
  test(`${kind}: kill -9 during saves loses no acknowledged save, and all counts stay right`, async () => {
    // A start takes twenty seconds on a machine that is busy with other tests.
    test.setTimeout(400_000)
    const world = kind === 'PGlite' ? process.env.E2E_WORLD : undefined
    place = await newPlace(kind, world)
    // The demo world counts more saves than it has copies.
    const before = world === undefined ? {} : await place.faults()
    const killing = await startKilling(place)
    const rounds = []
    for (let round = 1; round <= kills; round += 1) rounds.push(await killing.round(round))
    await killing.stop()
    for (const { acknowledged, lost, miscounted } of rounds) {
      expect(acknowledged).toBeGreaterThanOrEqual(10)
      expect({ lost, miscounted }).toEqual({ lost: 0, miscounted: 0 })
    }
    const after = Object.entries(await place.faults())
    expect(after.filter(([name, number]) => number !== (before[name] ?? 0))).toEqual([])
  })

test('a second instance on the same folder refuses to start, with one sentence', async () => {
  const second = await serve({ folder: dataFolder }).catch((error: unknown) => String(error))
  expect(second).toContain('is in use by process')
})
