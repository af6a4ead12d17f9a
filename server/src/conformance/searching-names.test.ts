import { followUser } from '@tessera/contracts/calls/follows'
import { searchPins, suggestHashtags, typeahead } from '@tessera/contracts/calls/search'
import { getUser } from '@tessera/contracts/calls/users'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { found, swept } from './titles-found.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`names and the search field on ${kind}`, () => {
    const service = openedService(open)

    test('boards are found by the start of their words, secret ones only by their owner', async () => {
      const owner = await member(service())
      await boardOf(owner, 'Harpsichord workshop')
      await boardOf(owner, 'Harpsichord surprise', 'secret')
      await swept(service())
      const boards = async (person: Person, query: string) =>
        (await person.done(searchPins, { query, scope: 'boards' })).boards.map(({ name }) => name)
      expect(await boards(visitor(service()), 'harps')).toEqual(['Harpsichord workshop'])
      expect(await boards(visitor(service()), 'work harpsi')).toEqual(['Harpsichord workshop'])
      expect(await boards(visitor(service()), 'harpsicord')).toEqual(['Harpsichord workshop'])
      expect(await boards(owner, 'harpsichord')).toHaveLength(2)
    })

    test('people are found by their names, and a member finds verified and followed ones first', async () => {
      const person = await member(service())
      const people = async (query: string, who = person) =>
        (await who.done(searchPins, { query, scope: 'users' })).users.map(
          ({ username }) => username,
        )
      expect(await people('mira')).toContain('mira_okafor')
      expect(await people('okafor')).toContain('mira_okafor')
      expect(await people('mria okafor')).toContain('mira_okafor')
      expect(await people('mria', visitor(service()))).toContain('mira_okafor')
      const studio = await person.done(getUser, { username: 'studio_lumen' })
      expect((await people('s'))[0]).toBe('studio_lumen')
      await person.done(followUser, { user_id: studio.id })
      const [first] = (await person.done(searchPins, { query: 'lumen', scope: 'users' })).users
      expect(first).toMatchObject({ username: 'studio_lumen', followed_by_me: true })
    })

    test('S3.64 the field suggests pins’ text that completes the term', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Dulcimers')
      for (const what of ['tuning', 'tuning fork', 'tuning pegs'])
        await made(person, board, { title: `Dulcimer ${what}` })
      await swept(service())
      const offered = await person.done(typeahead, { term: 'Dulc' })
      expect(offered.items[0]).toMatchObject({
        type: 'query',
        query: 'dulcimer',
        url: '/search/pins/?q=dulcimer',
      })
      expect(offered.hint).toBe('imer')
      expect((await person.done(typeahead, { term: 'dulcimre' })).items[0]?.query).toBe('dulcimer')
      expect((await person.done(typeahead, { term: 'dulcimer tu' })).items[0]?.query).toBe(
        'dulcimer tuning',
      )
      expect(offered.items.length).toBeLessThanOrEqual(5)
      expect((await person.done(typeahead, { term: 'dulc', count: 1 })).items).toHaveLength(1)
    })

    test('the last word of a phrase is completed by the thing that it begins, where no pin has both', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Stools')
      for (const what of ['low', 'round', 'tall'])
        await made(person, board, { title: `Stool, ${what}` })
      await swept(service())
      const offered = async (term: string) =>
        (await visitor(service()).done(typeahead, { term })).items.map(({ query }) => query)
      expect(await offered('turquoise stoo')).toContain('turquoise stool')
      // A whole word, and one that no thing begins with, are completed by nothing.
      expect(await offered('turquoise stool')).not.toContain('turquoise stool')
      expect(await offered('turquoise ')).toEqual([])
    })

    test('the field suggests a query to others only when three people have made it', async () => {
      const maker = await member(service())
      const board = await boardOf(maker, 'Kalimbas')
      await made(maker, board, { title: 'Kalimba evening light' })
      const query = 'kalimba evening light'
      const offers = async () => {
        await service().ports.queryCounts.write()
        const { items } = await visitor(service()).done(typeahead, { term: 'kalimba e' })
        return items.map((item) => item.query)
      }
      await found(maker, query)
      await found(maker, query)
      await found(await member(service()), query)
      expect(await offers()).toEqual([])
      await found(await member(service()), query)
      expect(await offers()).toEqual([query])
    })

    test('S6.9 a visitor gets no people with other suggestions, and finds them once they look among people', async () => {
      const [person, stranger] = [await member(service()), visitor(service())]
      const kinds = async (who: Person, input: { term: string; pin_scope?: 'users' }) =>
        (await who.done(typeahead, { count: 12, ...input })).items.map(({ type }) => type)
      const { items } = await person.done(typeahead, { term: 'mira' })
      expect(items).toContainEqual(
        expect.objectContaining({ type: 'user', query: 'mira_okafor', url: '/mira_okafor/' }),
      )
      expect(await kinds(stranger, { term: 'mira' })).not.toContain('user')
      expect(await kinds(stranger, { term: 'gard' })).toContain('topic')
      const people = { term: 'mira', pin_scope: 'users' } as const
      for (const who of [person, stranger])
        expect(new Set(await kinds(who, people))).toEqual(new Set(['user']))
      const found = await stranger.done(searchPins, { query: 'mira', scope: 'users' })
      expect(found.users.map(({ username }) => username)).toContain('mira_okafor')
    })

    test('an empty field suggests popular searches and topics with pictures, and a word its topic', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Sofas')
      await made(person, board, { title: 'Sofa for a living room', description: '#sofa' })
      for (let people = 0; people < 3; people += 1) await found(await member(service()), 'sofa')
      await swept(service())
      const { items } = await visitor(service()).done(typeahead, { term: '', count: 12 })
      expect(items).toHaveLength(12)
      expect(items.filter(({ type }) => type === 'query').map(({ query }) => query)).toContain(
        'sofa',
      )
      expect(items).toContainEqual(
        expect.objectContaining({
          type: 'topic',
          label: 'Home decor',
          url: '/ideas/home-decor/',
          image: expect.stringContaining('/media/'),
        }),
      )
      const pictures = items.flatMap(({ image }) => image ?? [])
      expect(new Set(pictures).size).toBe(pictures.length)
      const typed = await visitor(service()).done(typeahead, { term: 'gard' })
      expect(typed.items).toContainEqual(expect.objectContaining({ label: 'Gardening' }))
      const scoped = { term: '', pin_scope: 'boards' as const }
      expect((await visitor(service()).done(typeahead, scoped)).items).toEqual([])
    })

    test('any input finds something or nothing, without an error', async () => {
      const person = await member(service())
      const typed = fc.oneof(
        fc.constantFrom(
          ':* & | ! <->',
          "a':* | 'b",
          '%_\\%',
          '🪑'.repeat(100),
          '\u202eمرحبا',
          '\ud800',
          '#',
          '##a#b',
          '-- ;drop table pins',
          '((((',
          'the of and',
          'ǅ ﬁ ㎏',
        ),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
      )
      const scope = fc.constantFrom('pins', 'my_pins', 'buyable_pins', 'boards', 'users')
      await fc.assert(
        fc.asyncProperty(typed, scope, async (query, where) => {
          const asked = [
            await person.call(searchPins, { query, scope: where }),
            await person.call(searchPins, {
              query: 'a',
              filters: `brands=${query}&style=${query}`,
            }),
            await person.call(searchPins, { query: 'a', selected_one_bar_modules: [query] }),
            await person.call(typeahead, { term: query, pin_scope: where }),
            await person.call(suggestHashtags, { q: query }),
          ]
          for (const { status } of asked) expect([200, 400]).toContain(status)
        }),
        { numRuns: 60 },
      )
    }, 120_000)
  })
