import { createBus } from '@tessera/bus'
import { createClient, createQueries } from '@tessera/client'
import { type BusinessProfile, businessProfiles } from '@tessera/contracts/calls/access'
import type { Permission } from '@tessera/contracts/entities/permission'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { profileSwitched, sessionChanged } from '@tessera/contracts/events/facts'
import { UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { createStores } from '@tessera/module/host'
import { answerError, answers, answerWith } from '@tessera/testing/answers'
import { expect, test, vi } from 'vitest'
import { viewer as person } from '../../test/viewer.ts'
import { followSession } from '../session/follow-session.ts'
import { createProfiles } from './profiles.ts'
import { words } from './words.ts'

const partner: Viewer = { ...person, is_partner: true }

const business = (
  id: string,
  permissions: Permission[] = ['CONTENT'],
  viewerMeetsMfaRequirement = true,
): BusinessProfile => ({
  id: z.parse(UserId, id),
  permissions,
  user: {
    username: `user${id}`,
    businessName: `Shop ${id}`,
    imgUrl: null,
    merchantId: null,
    eligibleForStlTool: false,
    scheduledPinCount: 0,
  },
  viewerMeetsMfaRequirement,
})

const all = [business('7', ['OWNER']), business('8'), business('9', ['CONTENT'], false)]

function tab(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [['tessera.profile', kept]])
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

const keptAs = (id: string, viewer = '7') =>
  JSON.stringify({ viewer, profile: { id, username: `user${id}`, permissions: ['CONTENT'] } })

function opened(
  viewer: Viewer | null,
  {
    keeper = tab(),
    answer = () => answerWith(Object.fromEntries(all.map((each) => [each.id, each]))),
  } = {},
) {
  const service = answers([businessProfiles, answer])
  const stores = createStores({
    viewer,
    returning: null,
    experiments: {},
    theme: 'system',
    locale: 'en',
  })
  const bus = createBus({ report: () => {} })
  const switched: string[] = []
  bus.on(profileSwitched, ({ profileId }) => {
    switched.push(profileId)
  })
  const client = createClient({
    origin: 'http://localhost:3000',
    fetch: service.answer,
  })
  const queries = createQueries()
  const said: string[] = []
  followSession({ bus, stores, queries, switched: () => {} })
  const profiles = createProfiles({
    bus,
    client,
    queries,
    stores,
    tab: { sessionStorage: keeper },
    toast: ({ text }) => void said.push(text),
  })
  const known = () => vi.waitFor(() => expect(profiles.$list.get().length).toBeGreaterThan(0))
  return { asked: service.asked, stores, bus, switched, queries, said, profiles, keeper, known }
}

test('S6.10 profiles are only loaded for a logged-in business', async () => {
  for (const viewer of [null, person]) {
    const { asked, profiles, bus } = opened(viewer)
    await Promise.resolve()
    expect([asked, profiles.$list.get()]).toEqual([[], []])
    bus.emit(sessionChanged, { viewer: partner })
    await vi.waitFor(() => expect(profiles.$list.get()).toHaveLength(3))
    expect(asked).toHaveLength(1)
  }
})

test('S4.42 without a choice the viewer uses their own profile, as its owner', async () => {
  const { stores, known, switched } = opened(partner)
  const own = { id: '7', username: 'mira', permissions: ['OWNER'] }
  expect(stores.$profile.get()).toEqual(own)
  await known()
  expect(stores.$profile.get()).toEqual(own)
  expect(switched).toEqual([])
})

test('S4.42 a switch emits an event, is kept in the session storage, and refetches the page', async () => {
  const { stores, profiles, known, switched, queries, keeper, said } = opened(partner)
  await known()
  const gone = queries.getQueryCache().build(queries, { queryKey: ['left behind'] })
  queries.setQueryData(['left behind'], 1)
  const again = vi.spyOn(queries, 'invalidateQueries')
  profiles.switchTo('8')
  const profile = { id: '8', username: 'user8', permissions: ['CONTENT'] }
  expect(stores.$profile.get()).toEqual(profile)
  expect(JSON.parse(keeper.getItem('tessera.profile') ?? '')).toEqual({ viewer: '7', profile })
  expect(switched).toEqual(['8'])
  expect(said).toEqual([words.actingAs({ name: 'Shop 8' })])
  expect(again).toHaveBeenCalledOnce()
  expect(queries.getQueryCache().find({ queryKey: gone.queryKey })).toBeUndefined()
  profiles.switchTo('7')
  expect(stores.$profile.get()?.id).toBe('7')
  expect(switched).toEqual(['8', '7'])
})

test('S4.42 what listens to the profile and asks at once gets the answer of the new profile', async () => {
  const { stores, profiles, known, queries } = opened(partner)
  await known()
  const ask = () =>
    queries.fetchQuery({
      queryKey: ['boards'],
      queryFn: async () => stores.$profile.get()?.id,
      staleTime: 60_000,
    })
  expect(await ask()).toBe('7')
  const asked: Promise<unknown>[] = []
  stores.$profile.listen(() => void asked.push(ask()))
  profiles.switchTo('8')
  expect(await Promise.all(asked)).toEqual(['8'])
})

test('switching to a profile without its second factor, or to an unknown one, does nothing', async () => {
  const { stores, profiles, known, switched } = opened(partner)
  await known()
  for (const id of ['9', '10', '7']) profiles.switchTo(id)
  expect(stores.$profile.get()?.id).toBe('7')
  expect(switched).toEqual([])
})

test('the choice stored in this tab applies at once and stays while it is allowed', async () => {
  const { stores, known, switched, said } = opened(partner, { keeper: tab(keptAs('8')) })
  expect(stores.$profile.get()?.id).toBe('8')
  expect(switched).toEqual(['8'])
  await known()
  expect(stores.$profile.get()?.id).toBe('8')
  expect(said).toEqual([])
})

test.each([
  ['asks for a second factor now', keptAs('9')],
  ['is not theirs', keptAs('10')],
])('a stored profile that %s falls back to the viewer’s own', async (_, kept) => {
  const { stores, known, switched, said } = opened(partner, { keeper: tab(kept) })
  await known()
  expect(stores.$profile.get()).toEqual({ id: '7', username: 'mira', permissions: ['OWNER'] })
  expect(switched.at(-1)).toBe('7')
  expect(said).toEqual([words.yourselfAgain()])
})

test.each([
  ['somebody else', keptAs('8', '3')],
  ['nobody', '{"profile":1}'],
  ['nonsense', '…'],
])('a stored value of %s is ignored', (_, kept) => {
  const { stores } = opened(partner, { keeper: tab(kept) })
  expect(stores.$profile.get()?.id).toBe('7')
})

test('a viewer who no longer has a business account uses their own profile', () => {
  expect(opened(person, { keeper: tab(keptAs('8')) }).stores.$profile.get()?.id).toBe('7')
})

test('a list that fails to load leaves the viewer’s own account', async () => {
  const { stores, known, profiles } = opened(partner, {
    keeper: tab(keptAs('8')),
    answer: () => answerError('not-allowed'),
  })
  await known()
  expect(profiles.$list.get().map(({ id }) => id)).toEqual(['7'])
  expect(stores.$profile.get()?.id).toBe('7')
})

test('a log-out clears the profile and the list', async () => {
  const { stores, bus, profiles, known, keeper } = opened(partner)
  await known()
  profiles.switchTo('8')
  bus.emit(sessionChanged, { viewer: null })
  expect(stores.$profile.get()).toBeNull()
  expect(profiles.$list.get()).toEqual([])
  expect(keeper.entries.size).toBe(0)
})

test('leaving the security settings reloads the profiles', async () => {
  const { stores, asked, known } = opened(partner)
  await known()
  stores.$address.set({ pathname: '/settings/security/', search: '' })
  expect(asked).toHaveLength(1)
  stores.$address.set({ pathname: '/', search: '' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test('a changed name keeps the profile in use', async () => {
  const { stores, bus, profiles, known } = opened(partner)
  await known()
  profiles.switchTo('8')
  bus.emit(sessionChanged, { viewer: { ...partner, full_name: 'Mira O.' } })
  expect(stores.$profile.get()?.id).toBe('8')
})
