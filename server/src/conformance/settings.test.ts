import { searchPins } from '@tessera/contracts/calls/search'
import {
  getInterests,
  getSettings,
  updateInterests,
  updateSettings,
} from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`settings on ${kind}`, () => {
    const service = openedService(open)

    test('S3.17 S7.18 settings say whether a photo-sharing account is connected, and the website', async () => {
      const person = await member(service())
      expect(await person.done(getSettings, {})).toMatchObject({
        connected_to_instagram: false,
        listed_website_url: null,
      })
      const { id } = await selfOf(person)
      const keep = (columns: Partial<typeof users.$inferInsert>) =>
        service().ports.db.update(users).set(columns).where(eq(users.id, id))
      const others = { connectedToFacebook: true, connectedToGoogle: true, connectedToApple: true }
      await keep({ ...others, listedWebsiteUrl: 'https://mira.example/', about: 'Rooms.' })
      expect(await person.done(getSettings, {})).toMatchObject({
        connected_to_instagram: false,
        listed_website_url: 'https://mira.example/',
      })
      await keep({
        connectedToFacebook: false,
        connectedToGoogle: false,
        connectedToApple: false,
        connectedToInstagram: true,
      })
      expect((await person.done(getSettings, {})).connected_to_instagram).toBe(true)
      await keep({ connectedToInstagram: false })
      const bare = await person.send('/v3/users/settings')
      expect(bare.status).toBe(200)
      expect(await bare.json()).toMatchObject({
        resource_response: { data: { connected_to_instagram: false } },
      })
      expect((await visitor(service()).send('/v3/users/settings')).status).toBe(401)
    })

    test('changed settings show on the profile, and the rest stays', async () => {
      const person = await member(service())
      const before = await person.done(getSettings, {})
      const wanted = {
        full_name: '  Mira van der Berg ',
        about: 'Rooms.',
        listed_website_url: 'example.org',
        country: 'NL',
        locale: 'nl-NL',
      }
      const changed = await person.done(updateSettings, wanted)
      expect(changed).toEqual({
        ...before,
        ...wanted,
        full_name: 'Mira van der Berg',
        listed_website_url: 'https://example.org/',
      })
      expect(await person.done(updateSettings, {})).toEqual(changed)
      expect((await person.done(getViewer, {}))?.first_name).toBe('Mira')
      const profile = await visitor(service()).done(getUser, { username: before.username })
      expect(profile).toMatchObject({ about: 'Rooms.', website: 'https://example.org/' })
      const cleared = await person.done(updateSettings, { listed_website_url: null })
      expect(cleared.listed_website_url).toBeNull()
    })

    test('a profile that its owner hides is in no search, here or of the web, and opens by its address', async () => {
      const person = await member(service())
      const { username } = await person.done(updateSettings, { full_name: 'Quilla Farnsworth' })
      const reader = visitor(service())
      const found = async () => {
        const { users: people } = await reader.done(searchPins, {
          query: 'Quilla Farnsworth',
          scope: 'users',
        })
        const page = await reader.send(`/${username}/`)
        const robots = /<meta name="robots" content="([^"]*)"/.exec(await page.text())?.[1]
        return { names: people.map((each) => each.username), status: page.status, robots }
      }
      const shown = { names: [username], status: 200, robots: undefined }
      expect(await found()).toEqual(shown)
      const hidden = await person.done(updateSettings, { hides_from_search: true })
      expect(hidden.hides_from_search).toBe(true)
      expect(await found()).toEqual({ names: [], status: 200, robots: 'noindex' })
      await person.done(updateSettings, { hides_from_search: false })
      expect(await found()).toEqual(shown)
    })

    test('invalid settings are refused and change nothing', async () => {
      const person = await member(service())
      const before = await person.done(getSettings, {})
      const broken = [
        [{ username: 'ab' }, 'username-invalid'],
        [{ username: 'search' }, 'username-taken'],
        [{ full_name: ' ' }, 'full-name-invalid'],
        [{ full_name: 'a\u200eb' }, 'full-name-invalid'],
        [{ listed_website_url: 'javascript:alert(1)' }, 'website-invalid'],
        [{ about: 'x'.repeat(501) }, 'bad-input'],
        [{ country: 'Netherlands' }, 'bad-input'],
        [{ is_partner: true }, 'bad-input'],
        [{ about: 'Changed.', username: 'a b' }, 'username-invalid'],
      ] as const
      for (const [wanted, code] of broken)
        expect((await person.call(updateSettings, wanted)).error?.code).toBe(code)
      expect(await person.done(getSettings, {})).toEqual(before)
    })

    test('a username that five people request at once goes to one of them, in any case', async () => {
      const people = await Promise.all([1, 2, 3, 4, 5].map(() => member(service())))
      const username = 'only_one_of_us'
      const all = await Promise.all(
        people.map((person, index) =>
          person.call(updateSettings, {
            username: index % 2 === 0 ? username : username.toUpperCase(),
          }),
        ),
      )
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
      expect(all.find(({ error }) => error !== null)?.error?.code).toBe('username-taken')
      const came = await visitor(service()).done(getUser, { username })
      expect(came.username).toBe(username)
    })

    test('people choose their interests, and can change them', async () => {
      const person = await member(service())
      const liked = async () =>
        (await person.done(getInterests, {})).flatMap(({ id, chosen }) => (chosen ? [id] : []))
      expect(await liked()).toEqual([])
      await person.done(updateInterests, { topics: ['travel', 'art', 'art'] })
      expect(await liked()).toEqual(['travel', 'art'])
      await person.done(updateInterests, { topics: ['art', 'food'] })
      expect(await liked()).toEqual(['food', 'art'])
      const unknown = await person.call(updateInterests, { topics: ['nothing'] })
      expect(unknown.error?.code).toBe('bad-input')
      await person.done(updateInterests, { topics: [] })
      expect(await liked()).toEqual([])
    })
  })
