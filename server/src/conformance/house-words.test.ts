import type { Boot, BootData } from '@tessera/contracts/boot'
import { bootElementId } from '@tessera/contracts/boot-element'
import { agreeLater, agreeToTerms } from '@tessera/contracts/calls/agreements'
import { listHouseLog } from '@tessera/contracts/calls/house-log'
import {
  createHouseNotice,
  endHouseNotice,
  getNotice,
} from '@tessera/contracts/calls/house-notices'
import { houseRetention, keptDays, setRetention } from '@tessera/contracts/calls/house-retention'
import { getHouseText, houseTexts, writeHouseText } from '@tessera/contracts/calls/house-texts'
import { localeCookie } from '@tessera/contracts/locale'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { consents } from '../contexts/identity/agreements/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { openTab } from './event-reader.ts'
import { type Keeper, keeper } from './house-keeper.ts'
import { idOf } from './instances.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'

const reason = 'For the test'
const day = 86_400_000

const bootPattern = new RegExp(
  `<script type="application/json" id="${bootElementId}">(.*?)</script>`,
  's',
)

/** Loads a page, and returns what its document says. */
async function bootOf(person: Person, path = '/help/'): Promise<Partial<BootData>> {
  const response = await person.send(path)
  const html = await response.text()
  return JSON.parse(bootPattern.exec(html)?.[1] ?? '{}')
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`words of the house on ${kind}`, () => {
    const service = openedService(open)
    let owner: Keeper
    beforeAll(async () => {
      owner = await keeper(service(), 'owner')
    }, 90_000)

    const write = (fields: object) =>
      owner.person.call(writeHouseText, { reason, ...fields, ...owner.proof() })
    test('a text is written in versions, is read in the reader’s language, and goes when it is emptied', async () => {
      const someone = visitor(service())
      expect((await someone.done(getHouseText, { kind: 'terms' })).version).toBe(0)
      expect((await someone.call(getHouseText, { kind: 'rules' })).error?.code).toBe('not-found')
      const first = await write({
        kind: 'rules',
        after: 0,
        en: '## Be kind\n<b>x</b>',
        de: '## Sei nett',
      })
      expect(first.data).toMatchObject({ version: 1, is_material: false })
      // A second writer saw version 0 as well.
      expect((await write({ kind: 'rules', after: 0, en: 'Mine' })).error?.code).toBe(
        'house-text-other',
      )
      expect(await someone.done(getHouseText, { kind: 'rules' })).toMatchObject({
        version: 1,
        language: 'en',
        blocks: [
          { kind: 'heading', level: 2, text: 'Be kind' },
          { kind: 'text', spans: [{ text: '<b>x</b>' }] },
        ],
      })
      const reader = visitor(service())
      reader.keep(localeCookie, 'de')
      expect(await reader.done(getHouseText, { kind: 'rules' })).toMatchObject({
        language: 'de',
        blocks: [{ text: 'Sei nett' }],
      })
      expect((await bootOf(someone)).texts).toEqual(['rules'])
      expect((await write({ kind: 'rules', after: 1, en: '' })).error).toBeNull()
      expect((await someone.call(getHouseText, { kind: 'rules' })).error?.code).toBe('not-found')
      expect((await bootOf(someone)).texts).toBeUndefined()
      expect((await write({ kind: 'terms', after: 0, en: '' })).error?.code).toBe(
        'house-text-empty',
      )
      const texts = await owner.person.done(houseTexts, {})
      expect(texts.find(({ kind: each }) => each === 'rules')).toMatchObject({
        version: 2,
        is_shown: false,
      })
      const [entry] = await owner.person.done(listHouseLog, { act: 'words.write' })
      expect(entry).toMatchObject({
        object: 'rules',
        before: { version: 1 },
        after: { version: 2 },
      })
    })

    test('members are asked for material terms, can put that off once, and their consents are kept', async () => {
      const person = await member(service())
      const id = await idOf(person)
      const kept = () => service().ports.db.select().from(consents).where(eq(consents.userId, id))
      expect(
        (await kept()).map(({ text, version, given }) => [text, version, given]).toSorted(),
      ).toEqual([
        ['privacy', 0, 'sign-up'],
        ['terms', 0, 'sign-up'],
      ])
      await write({ kind: 'terms', after: 0, en: 'A typo', is_material: false })
      expect((await bootOf(person)).terms).toBeUndefined()
      const changes_en = 'You may be younger.'
      const material = {
        kind: 'terms',
        after: 1,
        en: 'New',
        is_material: true,
        later_days: 30,
        changes_en,
      }
      expect((await write(material)).data?.version).toBe(2)
      const asked: Boot['terms'] = { version: 2, later_days: 30, changes: changes_en }
      expect((await bootOf(person)).terms).toEqual(asked)
      const { until } = await person.done(agreeLater, { version: 2 })
      const days = (new Date(until).getTime() - service().ports.clock.now().getTime()) / day
      expect(Math.round(days)).toBe(30)
      expect((await bootOf(person)).terms).toBeUndefined()
      expect((await person.call(agreeLater, { version: 2 })).error?.code).toBe('not-found')
      expect((await person.call(agreeToTerms, { version: 3 })).error?.code).toBe('not-found')
      await person.done(agreeToTerms, { version: 2 })
      await person.done(agreeToTerms, { version: 2 })
      expect((await kept()).find(({ version }) => version === 2)).toMatchObject({
        text: 'terms',
        language: 'en',
        given: 'asked',
      })
      // Somebody who signs up now agrees to the newest version, and is not asked.
      const newcomer = await member(service())
      expect((await bootOf(newcomer)).terms).toBeUndefined()
      expect((await bootOf(visitor(service()))).terms).toBeUndefined()
    })

    test('a notice reaches its audience and open tabs, one at a time, until it ends or is dismissed', async () => {
      const person = await member(service())
      const tab = await openTab(person)
      const ends_at = new Date(Date.now() + day).toISOString()
      const make = (fields: object) =>
        owner.person.done(createHouseNotice, { starts_at: null, ends_at, reason, ...fields })
      const news = await make({ kind: 'news', en: 'We have news.', de: 'Es gibt Neues.' })
      await vi.waitFor(() => expect(tab.events).toContainEqual({ kind: 'house', id: 'words' }))
      await tab.close()
      const shown = { id: news.id, kind: 'news', text: 'We have news.' }
      expect((await bootOf(visitor(service()))).notice).toEqual(shown)
      const down = await make({ kind: 'maintenance', audience: 'members', en: 'We stop at 22:00.' })
      await make({ kind: 'maintenance', audience: 'business', en: 'Ads rest.' })
      expect((await person.done(getNotice, {}))?.id).toBe(down.id)
      expect((await bootOf(visitor(service()))).notice).toEqual(shown)
      await owner.person.done(endHouseNotice, { notice_id: down.id, reason })
      expect((await person.done(getNotice, {}))?.id).toBe(news.id)
      const past = {
        kind: 'news',
        en: 'Late',
        starts_at: null,
        ends_at: '2020-01-01T00:00:00Z',
        reason,
      }
      expect((await owner.person.call(createHouseNotice, past)).error?.code).toBe(
        'house-notice-time',
      )
    })

    test('days of retention have bounds, are shown to everybody, and are in the log', async () => {
      const set = (days: number) =>
        owner.person.call(setRetention, { name: 'outbox', days, reason, ...owner.proof() })
      expect((await set(0)).error?.code).toBe('bad-input')
      expect((await set(91)).error?.code).toBe('house-days-beyond')
      expect((await set(3)).error).toBeNull()
      const [outbox] = await owner.person.done(houseRetention, {})
      expect(outbox).toEqual({ name: 'outbox', days: 3, least: 1, usual: 7, most: 90 })
      expect(await visitor(service()).done(keptDays, {})).toContainEqual({
        name: 'outbox',
        days: 3,
      })
      const [entry] = await owner.person.done(listHouseLog, { act: 'retention.set' })
      expect(entry).toMatchObject({ object: 'outbox', before: { days: 7 }, after: { days: 3 } })
    })
  })
