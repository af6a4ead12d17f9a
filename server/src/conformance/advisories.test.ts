import { noteAdvisory, searchPins, typeahead } from '@tessera/contracts/calls/search'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { encodeInput } from '@tessera/contracts/calls/wire'
import { Envelope } from '@tessera/contracts/envelope'
import { demoAdvisoryNotices, demoAdvisoryTerms } from '@tessera/demo/guards/advisories'
import { beforeAll, describe, expect, test } from 'vitest'
import { storeNotices, storeTerms } from '../contexts/discovery/advisories/store.ts'
import { advisoryEvents } from '../contexts/discovery/advisories/tables.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, visitor } from './person.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`advisories on ${kind}`, () => {
    const service = openedService(open)
    beforeAll(async () => {
      const { db } = service().ports
      for (let round = 0; round < 2; round += 1) {
        await storeTerms(db, demoAdvisoryTerms)
        await storeNotices(db, demoAdvisoryNotices)
      }
    })

    const told = async (query: string, country?: string) =>
      (await visitor(service()).done(searchPins, { query, ...(country ? { country } : {}) }))
        .advisory

    test('S2.70 S3.47 S3.48 a sensitive search returns its notices', async () => {
      const advisory = await told('dealing with suicide', 'us')
      expect(advisory).toMatchObject({
        advisory: 'self-harm',
        severity: 1,
        advisory_type: 'self-harm',
        advisory_details: 'Suicide',
        resource_country: 'US',
      })
      const [notice] = advisory?.notices ?? []
      expect(notice?.style).toBe('banner')
      const { text = '', text_tags = [] } = notice?.description ?? {}
      const link = text_tags.find(({ tag_type }) => tag_type === 'link')
      expect(link?.link).toBe('tel:988')
      expect(text.slice(link?.offset, (link?.offset ?? 0) + (link?.length ?? 0))).toBe('988')
      expect(notice?.actions).toEqual([
        expect.objectContaining({ button_link: 'https://988lifeline.org/' }),
      ])
      expect(notice?.footer).toEqual({ text: 'Why am I seeing this?', link: '/help/self-harm/' })
      expect((await told('vaccine facts'))?.notices[0]?.style).toBe('card')
      expect(await told('quiet rooms')).toBeNull()
    })

    test('the notices are those of the requested country, the viewer’s own, or the browser’s', async () => {
      expect((await told('suicide', 'GB'))?.resource_country).toBe('GB')
      expect((await told('suicide', 'FR'))?.resource_country).toBeNull()
      const person = await member(service())
      const { path } = encodeInput(searchPins, { query: 'suicide' })
      const country = async () => {
        const sent = await person.send(path, {
          headers: { 'Accept-Language': 'de-AT;q=0.5, de-DE' },
        })
        const { data } = Envelope.parse(await sent.json()).resource_response
        return searchPins.output.parse(data).advisory?.resource_country
      }
      const { path: german } = encodeInput(searchPins, { query: 'ritzen' })
      const sent = await person.send(german, { headers: { 'Accept-Language': 'de-DE,en;q=0.5' } })
      const { data } = Envelope.parse(await sent.json()).resource_response
      expect(searchPins.output.parse(data).advisory?.resource_country).toBe('DE')
      expect(await told('ritzen')).toBeNull()
      expect(await country()).toBeNull()
      await person.done(updateSettings, { country: 'GB' })
      expect(await country()).toBe('GB')
    })

    test('an abusive search finds only its notice, and is never suggested', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Words')
      await made(person, board, { title: 'Thinspo' })
      await made(person, board, { title: 'Anorexia recovery' })
      const page = await person.done(searchPins, { query: 'thinspo', scope: 'pins' })
      expect(page).toMatchObject({ results: [], advisory: { severity: 0 } })
      expect(page.advisory?.notices).not.toEqual([])
      expect((await person.done(typeahead, { term: 'thinspo' })).items).toEqual([])
      const sensitive = await person.done(searchPins, { query: 'anorexia' })
      expect(sensitive.results).toHaveLength(1)
      expect(sensitive.advisory?.severity).toBe(1)
    })

    test('misspelling a term does not evade the list', async () => {
      for (const query of ['S3LF H4RM', 'self-harm', 'SÉLF hárm!!', 's e l f h a r m', '#selfharm'])
        expect((await told(query))?.advisory, query).toBe('self-harm')
      expect(await told('shelf harmony')).toBeNull()
      expect(await told('gun')).not.toBeNull()
      expect(await told('water gun'), 'an exact term is the whole query').toBeNull()
    })

    test('of several terms the most serious one counts', async () => {
      expect(await told('zombie suicide methods')).toMatchObject({ severity: 0 })
      expect(await told('zombie')).toMatchObject({ severity: 2, notices: [] })
    })

    test('S4.45 views and clicks of a notice are counted, without the person', async () => {
      const person = visitor(service())
      const seen = { advisory: 'self-harm', event: 'view', country: 'US' }
      await person.done(noteAdvisory, seen)
      await person.done(noteAdvisory, seen)
      const click = { ...seen, event: 'click', action: 'https://988lifeline.org/' }
      await person.done(noteAdvisory, click)
      const rows = await service().ports.db.select().from(advisoryEvents)
      expect(
        rows.map(({ event, country, count, action }) => ({ event, country, count, action })),
      ).toEqual(
        expect.arrayContaining([
          { event: 'view', country: 'US', count: 2, action: '' },
          { event: 'click', country: 'US', count: 1, action: 'https://988lifeline.org/' },
        ]),
      )
      const unknown = await person.call(noteAdvisory, { ...seen, advisory: 'nothing' })
      expect(unknown.error?.code).toBe('not-found')
      const elsewhere = await person.call(noteAdvisory, { ...click, action: 'https://evil.test/' })
      expect(elsewhere.error?.code).toBe('not-found')
    })
  })
