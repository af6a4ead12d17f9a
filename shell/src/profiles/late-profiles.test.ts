import { createBus } from '@tessera/bus'
import { createClient, createQueries } from '@tessera/client'
import { businessProfiles } from '@tessera/contracts/calls/access'
import { createStores } from '@tessera/module/host'
import { answers } from '@tessera/testing/answers'
import { expect, test, vi } from 'vitest'
import { viewer } from '../../test/viewer.ts'
import { createLateProfiles } from './late-profiles.ts'

function opened(person: typeof viewer, kept?: string) {
  const stores = createStores({
    viewer: person,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  })
  const { answer, asked } = answers([businessProfiles, () => ({})])
  const client = createClient({ origin: 'http://localhost', fetch: answer })
  const keeper = { getItem: () => kept ?? null, setItem: vi.fn(), removeItem: vi.fn() }
  const profiles = createLateProfiles({
    client,
    stores,
    queries: createQueries(),
    bus: createBus({ report: () => {} }),
    tab: { sessionStorage: keeper },
    toast: vi.fn(),
    report: vi.fn(),
  })
  return { profiles, stores, asked }
}

const partner = { ...viewer, is_partner: true }
const other = { id: '8', username: 'shop', permissions: ['CONTENT'] }

test('the profile that a partner chose in this tab applies before its code has loaded', async () => {
  const kept = JSON.stringify({ viewer: partner.id, profile: other })
  const { profiles, stores } = opened(partner, kept)
  expect(stores.$profile.get()).toEqual(other)
  expect(profiles.$list.get()).toEqual([])
  // The list of the service has no such profile.
  await vi.waitFor(() => expect(profiles.$list.get().map(({ isOwn }) => isOwn)).toEqual([true]))
  expect(stores.$profile.get()?.id).toBe(partner.id)
})

test('members without a business load no profiles until they have one', async () => {
  const { profiles, stores, asked } = opened(viewer)
  await new Promise((done) => setTimeout(done))
  expect(asked).toEqual([])
  stores.$viewer.set(partner)
  await vi.waitFor(() => expect(profiles.$list.get()).toHaveLength(1))
})
