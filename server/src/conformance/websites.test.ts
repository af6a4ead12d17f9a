import { getPin } from '@tessera/contracts/calls/pins'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import {
  claimWebsite,
  listWebsites,
  removeWebsite,
  startWebsiteClaim,
} from '@tessera/contracts/calls/websites'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test } from 'vitest'
import { pins } from '../contexts/pins/pins/tables.ts'
import { officialDomains } from '../contexts/pins/users/tables.ts'
import { handleWebsiteSweep } from '../contexts/pins/websites/sweep-job.ts'
import { eq } from '../platform/database/sql.ts'
import { headMetasReader } from '../platform/domain-proofs/head-metas.ts'
import { publishedProofs } from '../platform/domain-proofs/published.ts'
import { type MemoryPage, memoryPages } from '../platform/pages/memory.ts'
import { undiciPages } from '../platform/pages/undici.ts'
import { inProcessReaders } from '../platform/readers/in-process.ts'
import { oneDatabase } from './database-kinds.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000
const html = (body: string): MemoryPage => ({ body, contentType: 'text/html' })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`claimed websites on ${kind}`, () => {
    let now = Date.now()
    const sites = memoryPages()
    const guarded = undiciPages({ brand: 'T' })
    const records = new Map<string, readonly string[]>()
    const readers = inProcessReaders([headMetasReader])
    // A name that leads to this machine goes through the real fetcher.
    const pages: typeof sites = {
      ...sites,
      fetch: (url, wish) =>
        url.includes('inner.example')
          ? guarded.fetch(url.replace('inner.example', '127.0.0.1'), wish)
          : sites.fetch(url, wish),
    }
    const service = openedService(() =>
      open({
        clock: { now: () => new Date(now) },
        domainProofs: publishedProofs({ pages, readers }, async (name) => records.get(name) ?? []),
      }),
    )
    const proofOf = (person: Person, website: string) => person.done(startWebsiteClaim, { website })
    const withTag = async (person: Person, domain: string) => {
      const { meta_tag } = await proofOf(person, domain)
      sites.put(`https://${domain}/`, html(`<head>${meta_tag}</head>`))
      return person.call(claimWebsite, { website: domain })
    }
    const refusal = async (person: Person, website: string) =>
      (await person.call(claimWebsite, { website })).error
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const sweep = () => handleWebsiteSweep(service().ports).run(running)

    test('a meta tag, a file and a TXT record each claim a website, which the profile and Pins then show', async () => {
      const person = await member(service())
      const { data } = await withTag(person, 'tag.example')
      expect(data).toMatchObject([{ domain: 'tag.example', found_in: 'page', ends_at: null }])
      const file = await proofOf(person, 'file.example')
      expect(file.file_url).toBe('https://file.example/.well-known/tessera-site.txt')
      sites.put(file.file_url, { body: `${file.file_content}\n`, contentType: 'text/plain' })
      now += 1_000
      await person.done(claimWebsite, { website: 'https://www.file.example/' })
      now += 1_000
      const { record_name, record_value } = await proofOf(person, 'record.example')
      records.set(record_name, ['v=spf1 -all', record_value])
      await person.done(claimWebsite, { website: 'record.example' })
      const listed = await person.done(listWebsites, {})
      expect(listed.map(({ domain, found_in }) => [domain, found_in])).toEqual([
        ['tag.example', 'page'],
        ['file.example', 'file'],
        ['record.example', 'record'],
      ])
      const { id, username } = await selfOf(person)
      const seen = await visitor(service()).done(getUser, { username })
      expect(seen).toMatchObject({ website: 'https://tag.example/', website_claimed: true })
      const pin = await made(person, await boardOf(person, 'Own'), { title: 'Own lamp' })
      const { db } = service().ports
      const link = { link: 'https://shop.tag.example/lamp' }
      await db.update(pins).set(link).where(eq(pins.id, pin.id))
      const shown = await visitor(service()).done(getPin, { id: pin.id })
      expect(shown.link_domain).toMatchObject({ name: 'tag.example', official_user: { id } })
      await person.done(removeWebsite, { domain: 'tag.example' })
      const after = await visitor(service()).done(getPin, { id: pin.id })
      expect(after.link_domain).toMatchObject({ official_user: null })
      expect((await person.call(removeWebsite, { domain: 'tag.example' })).error?.code).toBe(
        'not-found',
      )
    })

    test('a listed website of somebody else is not marked as claimed', async () => {
      const [person, other] = [await member(service()), await member(service())]
      await withTag(person, 'theirs.example')
      await other.done(updateSettings, { listed_website_url: 'https://theirs.example/' })
      const { username } = await selfOf(other)
      expect(await person.done(getUser, { username })).toMatchObject({ website_claimed: false })
    })

    test('a website that answers at www alone is claimed, under its plain name', async () => {
      const person = await member(service())
      const { meta_tag } = await proofOf(person, 'only-www.example')
      sites.put('https://www.only-www.example/', html(`<head>${meta_tag}</head>`))
      const [claimed] = await person.done(claimWebsite, { website: 'www.only-www.example' })
      expect(claimed?.domain).toBe('only-www.example')
    })

    test('the refusal says what each place has', async () => {
      const person = await member(service())
      sites.put('https://plain.example/', html('<head></head>'))
      records.set('_tessera-site.plain.example', ['tessera-site=other'])
      expect(await refusal(person, 'plain.example')).toMatchObject({
        code: 'website-unproven',
        data: { places: { page: 'nothing', file: 'unreachable', record: 'other-value' } },
      })
      sites.put('https://moved.example/', {
        body: '<head></head>',
        contentType: 'text/html',
        finalUrl: 'https://elsewhere.example/',
      })
      const moved = await refusal(person, 'moved.example')
      expect(moved?.data).toMatchObject({ places: { page: 'elsewhere' } })
    })

    test('hostile sites prove nothing, and addresses within are not fetched', async () => {
      const [person, thief] = [await member(service()), await member(service())]
      const { meta_tag: theirs, file_content } = await proofOf(person, 'hostile.example')
      const { meta_tag: own } = await proofOf(thief, 'hostile.example')
      const home = 'https://hostile.example/'
      const pagesOfThief: readonly MemoryPage[] = [
        html(`<head>${theirs}</head>`),
        html(`<head></head><body>${own}</body>`),
        html(`<head><!-- ${own} --></head>`),
        { ...html(`<head>${own}</head>`), finalUrl: 'https://nothostile.example/' },
        { body: `<head>${own}</head>`, contentType: 'image/svg+xml' },
        html(`<head>${' '.repeat(2_000_000)}${own}</head>`),
        { fault: 'too-slow' },
        { fault: 'too-many-redirects' },
      ]
      for (const page of pagesOfThief) {
        sites.put(home, page)
        expect((await refusal(thief, 'hostile.example'))?.code).toBe('website-unproven')
      }
      const wellKnown = 'https://hostile.example/.well-known/tessera-site.txt'
      sites.put(wellKnown, { body: file_content, contentType: 'text/plain' })
      expect((await refusal(thief, 'hostile.example'))?.code).toBe('website-unproven')
      const within = await refusal(thief, 'inner.example')
      expect(within?.data).toMatchObject({ places: { page: 'address-refused' } })
    })

    test('a website has one account, until its owner takes the code off', async () => {
      const [person, other] = [await member(service()), await member(service())]
      await withTag(person, 'shared.example')
      const { file_url, file_content } = await proofOf(other, 'shared.example')
      sites.put(file_url, { body: file_content, contentType: 'text/plain' })
      expect((await refusal(other, 'shared.example'))?.code).toBe('website-claimed')
      sites.put('https://shared.example/', html('<head></head>'))
      await other.done(claimWebsite, { website: 'shared.example' })
      expect(await person.done(listWebsites, {})).toEqual([])
      const { email } = await selfOf(person)
      const subjects = (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(subjects).toContain('shared.example is no longer claimed')
    })

    test('a website that the operator gave stays with its member', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const { id: userId } = await selfOf(person)
      const row = { domain: 'given.example', userId, createdAt: new Date(now) }
      await service().ports.db.insert(officialDomains).values(row)
      expect((await withTag(other, 'given.example')).error?.code).toBe('website-claimed')
      now += 20 * day
      await sweep()
      expect(await person.done(listWebsites, {})).toMatchObject([{ found_in: null, ends_at: null }])
    })

    test('a lost proof is told, comes back without loss, and ends the claim after days', async () => {
      const person = await member(service())
      const { email } = await selfOf(person)
      await withTag(person, 'lost.example')
      const put = async (isThere: boolean) => {
        const { meta_tag } = await proofOf(person, 'lost.example')
        sites.put('https://lost.example/', html(`<head>${isThere ? meta_tag : ''}</head>`))
      }
      const nextDay = async () => {
        now += timings.websiteChecked + 1_000
        await sweep()
        return person.done(listWebsites, {})
      }
      await put(false)
      await sweep()
      expect(await person.done(listWebsites, {})).toMatchObject([{ ends_at: null }])
      expect(await nextDay()).toMatchObject([{ ends_at: expect.any(String) }])
      const subjects = async () => (await emailsTo(service(), email)).map(({ subject }) => subject)
      expect(await subjects()).toContain("We can't find your code on lost.example")
      await put(true)
      expect(await nextDay()).toMatchObject([{ ends_at: null }])
      await put(false)
      for (let at = 0; at < timings.websiteLossDays; at += 1)
        expect(await nextDay()).toMatchObject([{ ends_at: expect.any(String) }])
      expect(await nextDay()).toEqual([])
      const all = await subjects()
      expect(all).toContain('lost.example is no longer claimed')
      expect(all.filter((each) => each.startsWith("We can't find"))).toHaveLength(2)
    })

    test('an account has a limited number of websites', async () => {
      const person = await member(service())
      for (let at = 0; at < limits.websitesMax; at += 1) await withTag(person, `many-${at}.example`)
      const { error } = await withTag(person, 'one-more.example')
      expect(error).toMatchObject({ code: 'websites-many', message: expect.stringContaining('10') })
    })
  })
