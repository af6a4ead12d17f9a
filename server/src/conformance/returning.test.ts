import { Boot } from '@tessera/contracts/boot'
import { register } from '@tessera/contracts/calls/registration'
import { forgetDevice, logIn, logOut } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { describe, expect, test } from 'vitest'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { type Person, password, visitor } from './person.ts'

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`returning visitors on ${kind}`, () => {
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))

    const returningIn = async (person: Person) => {
      const html = await (await person.send('/', { headers: { Accept: 'text/html' } })).text()
      const [, text = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
      const { viewer, returning } = Boot.parse(JSON.parse(text))
      return { viewer: viewer?.username ?? null, returning }
    }
    let people = 0
    const somebody = async (person = visitor(service())) => {
      people += 1
      const email = `returning${people}@example.org`
      await person.done(register, { type: 'email', email, password, birthday: 631_152_000 })
      return { email, username: `returning${people}`, person }
    }

    test('V3.21 a person who logged out is recognized in that browser, and nowhere else', async () => {
      const { person, email, username } = await somebody()
      expect(await returningIn(person)).toEqual({ viewer: username, returning: null })
      await person.done(logOut, {})
      expect(await returningIn(person)).toEqual({
        viewer: null,
        returning: {
          type: 'LIMITED_LOGIN',
          username,
          email,
          first_name: 'Returning',
          image_medium_url: null,
          has_password: true,
          connected_to_facebook: false,
          connected_to_google: false,
        },
      })
      expect((await returningIn(visitor(service()))).returning).toBeNull()
    })

    test('V3.20 a viewer says that they are logged in, and what they are; a visitor is nobody or a returning one', async () => {
      const { person } = await somebody()
      const viewer = await person.done(getViewer, {})
      expect(viewer).toMatchObject({
        type: 'AUTH',
        is_auth: true,
        is_partner: false,
        video_upload_allowed: true,
        id: expect.stringMatching(/^\d+$/),
      })
      const { db } = service().ports
      await db
        .update(users)
        .set({ videoUploadAllowed: false })
        .where(eq(users.email, viewer?.email ?? ''))
      expect(await person.done(getViewer, {})).toMatchObject({ video_upload_allowed: false })
      const shop = visitor(service())
      await shop.done(logIn, { username_or_email: 'studio@demo.test', password: 'tessera-demo' })
      expect(await shop.done(getViewer, {})).toMatchObject({ type: 'AUTH', is_partner: true })
      await person.done(logOut, {})
      expect(await person.done(getViewer, {})).toBeNull()
      expect((await returningIn(person)).returning?.type).toBe('LIMITED_LOGIN')
      expect(await visitor(service()).done(getViewer, {})).toBeNull()
    })

    test('V3.21 they see how they log in, with their picture', async () => {
      const person = visitor(service())
      await person.done(logIn, { username_or_email: 'mira@demo.test', password: 'tessera-demo' })
      const changes = { passwordHash: null, connectedToGoogle: true }
      const before = await service()
        .ports.db.select()
        .from(users)
        .where(eq(users.email, 'mira@demo.test'))
      await service().ports.db.update(users).set(changes).where(eq(users.email, 'mira@demo.test'))
      await person.done(logOut, {})
      expect((await returningIn(person)).returning).toMatchObject({
        first_name: 'Mira',
        image_medium_url: expect.stringMatching(/^\/media\/\w+\/236x/),
        has_password: false,
        connected_to_facebook: false,
        connected_to_google: true,
      })
      await service()
        .ports.db.update(users)
        .set({ passwordHash: before[0]?.passwordHash ?? null, connectedToGoogle: false })
        .where(eq(users.email, 'mira@demo.test'))
    })

    test('a browser that was told to forget recognizes nobody', async () => {
      const { person } = await somebody()
      await person.done(logOut, {})
      const stolen = person.cookieOf('__Host-device') ?? ''
      await person.done(forgetDevice, {})
      expect(person.cookieOf('__Host-device')).toBeNull()
      person.keep('__Host-device', stolen)
      expect((await returningIn(person)).returning).toBeNull()
    })

    test('the last of several people is recognized', async () => {
      const { person } = await somebody()
      now += 1_000
      const { username } = await somebody(person)
      await person.done(logOut, {})
      expect((await returningIn(person)).returning).toMatchObject({ username })
    })

    test("a browser's token changes with each log-in, and the old one recognizes nobody", async () => {
      const thief = await somebody()
      const planted = thief.person.cookieOf('__Host-device') ?? ''
      await thief.person.done(logOut, {})
      const victim = visitor(service())
      victim.keep('__Host-device', planted)
      now += 1_000
      const { username } = await somebody(victim)
      expect((await returningIn(thief.person)).returning).toBeNull()
      await victim.done(logOut, {})
      expect((await returningIn(victim)).returning).toMatchObject({ username })
    })

    test('a person who stays away for four hundred days is forgotten', async () => {
      const { person } = await somebody()
      await person.done(logOut, {})
      now += 399 * day
      expect((await returningIn(person)).returning).not.toBeNull()
      now += 2 * day
      expect((await returningIn(person)).returning).toBeNull()
    })

    test('a made-up token recognizes nobody', async () => {
      const person = visitor(service())
      person.keep('__Host-device', 'A'.repeat(43))
      expect((await returningIn(person)).returning).toBeNull()
    })
  })
