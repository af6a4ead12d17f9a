import { getVitals } from '@tessera/contracts/calls/page-vitals'
import { type SentVitals, sendVitals } from '@tessera/contracts/calls/vitals'
import { allowedPath } from '@tessera/contracts/releases/tool-calls'
import { timings } from '@tessera/contracts/timings'
import { bucketOf, middleOf } from '@tessera/contracts/vitals'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { findSet } from '../contexts/releases/canary/store.ts'
import { daysAgo } from '../contexts/releases/vitals/days-ago.ts'
import { addVitals, sumVitals } from '../contexts/releases/vitals/store.ts'
import { handleVitalsSweep } from '../contexts/releases/vitals/sweep-job.ts'
import { vitals } from '../contexts/releases/vitals/tables.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { operatorOf } from './published-build.ts'
import { selfOf } from './self-of.ts'

const browser = {
  'Content-Type': 'application/json',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0',
}
const figure = (metric: SentVitals['figures'][number]['metric'], value: number, page = 'home') => ({
  module: 'shopping',
  page,
  metric,
  value,
})

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`vitals on ${kind}`, () => {
    const service = openedService(() => open({ sample: null }))

    const send = (person: Person, sent: Partial<SentVitals>, headers = {}) =>
      person.send(sendVitals.path, {
        method: 'POST',
        headers: { ...browser, ...headers },
        body: JSON.stringify({ device: 'phone', figures: [figure('LCP', 2_000)], ...sent }),
      })

    /** Opens a document, and waits until its set is kept. */
    async function servedTo(person: Person): Promise<string> {
      const { served = '' } = (await documentOf(person, '/')).boot
      const [set = ''] = served.split('.')
      await vi.waitFor(async () => expect(await findSet(service().ports.db, set)).toBeDefined())
      return served
    }

    async function tester(): Promise<Person> {
      const person = await member(service())
      const { username } = await selfOf(person)
      await operatorOf(service()).post(allowedPath, { account: username, allowed: true })
      return person
    }

    let reader: Promise<Person> | undefined

    /** Reads the figures as somebody who may. */
    async function read(input: Readonly<Record<string, unknown>> = {}) {
      reader ??= tester()
      return (await reader).done(getVitals, { builds_of: 'module', ...input })
    }

    const counted = async () => {
      const { pages } = await read()
      return pages.map(({ page, metric, builds }) => [page, metric, builds[0]?.samples])
    }

    test('a page view counts once for each metric, with the build that its document was served', async () => {
      const [one, two] = [visitor(service()), visitor(service())]
      const served = await servedTo(one)
      const figures = [figure('LCP', 2_000), figure('CLS', 0)]
      for (let at = 0; at < 3; at += 1)
        expect((await send(one, { served, figures })).status).toBe(200)
      await send(two, { served: await servedTo(two), figures: [figure('LCP', 2_100)] })
      const answer = await read()
      const { shopping } = Object.fromEntries(
        (await service().ports.releases.state()).modules.map(({ name, active }) => [name, active]),
      )
      expect(answer.share).toBe(1)
      expect(answer.pages).toMatchObject([
        { page: 'home', metric: 'CLS', builds: [{ build: shopping, samples: 1, p75: 0 }] },
        { page: 'home', metric: 'LCP', builds: [{ is_active: true, samples: 2 }] },
      ])
      expect(answer.pages[1]?.builds[0]?.p75).toBe(middleOf('LCP', bucketOf('LCP', 2_100)))
      expect((await read({ builds_of: 'shell', device: 'desktop' })).pages).toEqual([])
      expect((await read({ builds_of: 'shell' })).pages).toHaveLength(2)
    })

    test('figures of made-up documents and pages, of robots, and of people who ask for privacy do not count', async () => {
      const before = await counted()
      const person = visitor(service())
      const served = await servedTo(person)
      for (const forged of [
        '',
        'made up',
        served.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      ])
        await send(person, { served: forged })
      await send(person, { served, figures: [figure('LCP', 1, 'no-page')] })
      for (const headers of [{ 'Sec-GPC': '1' }, { DNT: '1' }, { 'User-Agent': 'Googlebot/2.1' }])
        await send(person, { served }, headers)
      const old = vi.spyOn(service().ports.clock, 'now')
      old.mockReturnValue(new Date(Date.now() + timings.vitalsLate + 1_000))
      await send(person, { served })
      old.mockRestore()
      expect(await counted()).toEqual(before)
      const tooLarge = await send(person, { served, figures: [figure('LCP', 1e9)] })
      expect(tooLarge.status).toBe(400)
    })

    test('documents outside of the sample, and those of people who ask for privacy, are told not to report', async () => {
      const mark = /<meta name="vitals" content="off">/
      const { ports } = service()
      const settings = { ...ports.settings, vitalsShare: 0 }
      const none = visitor({ ...service(), fetch: createApp({ ...ports, settings }).fetch })
      const person = visitor(service())
      const html = async (by: Person, headers = {}) => (await by.send('/', { headers })).text()
      expect(await html(person)).not.toMatch(mark)
      expect(await html(none)).toMatch(mark)
      for (const headers of [{ 'Sec-GPC': '1' }, { DNT: '1' }])
        expect(await html(person, headers)).toMatch(mark)
      const before = await counted()
      await send(none, { served: await servedTo(person) })
      expect(await counted()).toEqual(before)
    })

    test('only people who may override modules see the figures', async () => {
      for (const person of [visitor(service()), await member(service())])
        expect((await person.call(getVitals, { builds_of: 'module' })).error?.code).toBe(
          'not-allowed',
        )
    })

    test('the 75th percentile is of all days that are shown, and older days are deleted', async () => {
      const { db, clock } = service().ports
      const now = clock.now()
      const since = daysAgo(now, timings.vitalDaysShown - 1)
      const row = (day: string, value: number, count: number) => ({
        ...({ day, module: 'shopping', page: 'pin', metric: 'INP', device: 'desktop' } as const),
        build: 'b',
        shell: '',
        bucket: bucketOf('INP', value),
        count,
      })
      const today = daysAgo(now, 0)
      const rows = [row(since, 40, 70), row(today, 80, 4), row(today, 90, 1), row(today, 400, 25)]
      await addVitals(db, [...rows, row(daysAgo(now, timings.vitalDaysShown), 9_000, 900)])
      await addVitals(db, [row(today, 80, 1), row(daysAgo(now, timings.vitalDays + 1), 1, 1)])
      const sums = await sumVitals(db, { since, of: 'module', device: 'desktop' })
      expect(sums).toMatchObject([{ page: 'pin', samples: 101, bucket: bucketOf('INP', 90) }])
      const { signal } = new AbortController()
      await handleVitalsSweep(service().ports).run({ id: 'one', payload: {}, attempt: 1, signal })
      const days = (await db.select({ day: vitals.day }).from(vitals)).map(({ day }) => day)
      expect(days.toSorted()[0]).toBe(daysAgo(now, timings.vitalDaysShown))
    })
  })
