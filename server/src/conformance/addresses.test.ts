import { deleteBoard, mergeBoard, undoAction } from '@tessera/contracts/calls/actions'

import { getBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { createSection, mergeSection, updateSection } from '@tessera/contracts/calls/sections'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { limits } from '@tessera/contracts/limits'
import { describe, expect, test } from 'vitest'
import { purge } from '../contexts/pins/actions/purge.ts'
import { sql } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'
import { join, sharedBoard } from './shared-board.ts'

let names = 0
const freshName = (): string => {
  names += 1
  return `fresh_name_${names}`
}

/** Returns the target of a 301, or the status of the page. */
async function leadsTo(person: Person, path: string): Promise<string | number> {
  const response = await person.send(path)
  return response.status === 301 ? (response.headers.get('Location') ?? '') : response.status
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`former addresses on ${kind}`, () => {
    const service = openedService(open)

    test('the former address of a renamed board redirects to it, through several names, until another board has it', async () => {
      const person = await member(service())
      const anybody = visitor(service())
      const { username } = await selfOf(person)
      const { id } = await boardOf(person, 'First name')
      await person.done(updateBoard, { board_id: id, name: 'Second name' })
      await person.done(updateBoard, { board_id: id, name: 'Third name' })
      const third = `/${username}/third-name/`
      expect(await leadsTo(anybody, `/${username}/first-name/?sort=oldest`)).toBe(
        `${third}?sort=oldest`,
      )
      expect(await leadsTo(anybody, `/${username}/second-name/`)).toBe(third)
      expect(await leadsTo(anybody, third)).toBe(200)
      expect(await leadsTo(anybody, `/${username}/fourth-name/`)).toBe(404)

      const other = await boardOf(person, 'First name')
      const asked = { username, slug: 'first-name' }
      expect((await anybody.done(getBoard, asked)).id).toBe(other.id)
    })

    test('only its people know what a secret board was called', async () => {
      const shared = await sharedBoard(service())
      await join(shared)
      const { owner, friend, board } = shared
      const { username } = await selfOf(owner)
      await owner.done(updateBoard, { board_id: board.id, name: 'Plans', privacy: 'public' })
      const [before, now] = [`/${username}/surprise/`, `/${username}/plans/`]
      expect(await leadsTo(owner, before)).toBe(now)
      expect(await leadsTo(friend, before)).toBe(now)
      expect(await leadsTo(visitor(service()), before)).toBe(404)
      expect(await leadsTo(await member(service()), before)).toBe(404)
      expect(await leadsTo(visitor(service()), now)).toBe(200)
    })

    test('the address of a section redirects to it after a rename or merge', async () => {
      const person = await member(service())
      const anybody = visitor(service())
      const { username } = await selfOf(person)
      const board = await boardOf(person, 'House')
      const [lamps, chairs] = [
        await person.done(createSection, { board_id: board.id, name: 'Lamps' }),
        await person.done(createSection, { board_id: board.id, name: 'Chairs' }),
      ]
      await person.done(updateSection, { section_id: lamps.id, name: 'Light' })
      const at = (slug: string) => `/${username}/house/${slug}/`
      expect(await leadsTo(anybody, at('lamps'))).toBe(at('light'))
      await person.done(mergeSection, { section_id: lamps.id, into_section_id: chairs.id })
      expect(await leadsTo(anybody, at('light'))).toBe(at('chairs'))
      expect(await leadsTo(anybody, at('lamps'))).toBe(at('chairs'))
      expect(await leadsTo(anybody, at('tables'))).toBe(404)
    })

    test('the addresses of a merged board and its sections redirect to its pins, also when it is purged; undoing the merge gives them back', async () => {
      const { clock, db } = service().ports
      const person = await member(service())
      const anybody = visitor(service())
      const { username } = await selfOf(person)
      const [from, middle, last] = [
        await boardOf(person, 'From'),
        await boardOf(person, 'Middle'),
        await boardOf(person, 'Last'),
      ]
      await person.done(createSection, { board_id: from.id, name: 'Lamps' })
      const at = (path: string) => `/${username}/${path}/`
      const first = await person.done(mergeBoard, {
        board_id: from.id,
        into_board_id: middle.id,
      })
      expect(await leadsTo(anybody, at('from'))).toBe(at('middle'))
      expect(await leadsTo(anybody, at('from/lamps'))).toMatch(/\/middle\/lamps-\d+\/$/)

      await person.done(undoAction, { action_id: first.id })
      expect(await leadsTo(anybody, at('from'))).toBe(200)
      expect(await leadsTo(anybody, at('from/lamps'))).toBe(200)

      await person.done(mergeBoard, { board_id: from.id, into_board_id: middle.id })
      await person.done(mergeBoard, { board_id: middle.id, into_board_id: last.id })
      const shown = [await leadsTo(anybody, at('from')), await leadsTo(anybody, at('middle'))]
      expect(shown).toEqual([at('last'), at('last')])
      await purge(db, new Date(clock.now().getTime() + (limits.trashDays + 1) * 86_400_000))
      expect(await leadsTo(anybody, at('from'))).toBe(at('last'))
      expect(await leadsTo(anybody, at('middle'))).toBe(at('last'))

      await person.done(deleteBoard, { board_id: last.id })
      expect(await leadsTo(anybody, at('middle'))).toBe(404)
    })

    test('a former username redirects to the profile and boards of its former owner, and is reserved for a while', async () => {
      const person = await member(service())
      const anybody = visitor(service())
      const { username } = await selfOf(person)
      await boardOf(person, 'Kitchen')
      const name = freshName()
      await person.done(updateSettings, { username: name })
      expect(await leadsTo(anybody, `/${username}/?tab=saved`)).toBe(`/${name}/?tab=saved`)
      expect(await leadsTo(anybody, `/${username}/kitchen/`)).toBe(`/${name}/kitchen/`)
      expect((await anybody.done(getUser, { username })).username).toBe(name)

      const other = await member(service())
      expect((await other.call(updateSettings, { username })).error?.code).toBe('username-taken')
      const { db } = service().ports
      await db.execute(
        sql`update former_usernames set replaced_at = replaced_at - interval '31 days'
          where username = ${username}`,
      )
      await other.done(updateSettings, { username })
      expect((await anybody.done(getUser, { username })).id).toBe((await selfOf(other)).id)
      expect(await leadsTo(anybody, `/${username}/kitchen/`)).toBe(404)
    })

    test('a person can take back their own former username at once', async () => {
      const person = await member(service())
      const { username } = await selfOf(person)
      await person.done(updateSettings, { username: freshName() })
      await person.done(updateSettings, { username })
      expect(await leadsTo(visitor(service()), `/${username}/`)).toBe(200)
    })
  })
