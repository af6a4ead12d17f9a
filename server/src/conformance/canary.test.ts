import { Boot } from '@tessera/contracts/boot'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createServedBuffer } from '../contexts/releases/canary/served-buffer.ts'
import { signDocument } from '../contexts/releases/canary/signed-set.ts'
import { createReportCounts } from '../contexts/releases/telemetry/report-counts.ts'
import type { MemoryService } from '../memory-service.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import type { Webhook } from '../platform/webhook/port.ts'
import { databaseKinds, type Opened } from './database-kinds.ts'
import { emailsTo } from './outbox-of.ts'
import { type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, tokenFor, toolOf } from './published-build.ts'

const textOf = { control: 'export const good = 1', canary: 'export const bad = 1' }
const posted = vi.fn<Webhook['post']>(async () => {})

async function bootOf(person: Person): Promise<Boot> {
  const html = await (await person.send('/notes/')).text()
  const [, text = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
  return Boot.parse(JSON.parse(text))
}

const baseIn = ({ modules }: Boot): string =>
  modules.find(({ descriptor }) => descriptor.name === 'notes')?.base ?? ''

interface Failing {
  readonly served?: string | undefined
  readonly code?: string
  readonly build?: string
}

const failed = ({ served, code = 'module-threw-on-render', build }: Failing) => ({
  ...(served === undefined ? {} : { served }),
  reports: [
    { code, from: 'notes', detail: 'boom', build: build ?? '1.0.0 remoteEntry.0123456789.js' },
  ],
})

for (const { kind, open } of databaseKinds)
  describe(`canaries on ${kind}`, () => {
    let opened: Opened
    let service: MemoryService
    let tool: ReturnType<typeof toolOf>
    let [control, canary]: [MadeBuild | undefined, MadeBuild | undefined] = [undefined, undefined]
    beforeAll(async () => {
      opened = await open({
        sample: null,
        settings: { budgetFactor: 1_000_000, releaseContacts: ['web@example.org'] },
        releaseWebhook: { post: posted },
      })
      service = opened.service
      control = await madeBuild('notes', { text: textOf.control })
      canary = await madeBuild('notes', { text: textOf.canary })
      tool = toolOf(service, (await tokenFor(service, ['notes'])).token)
      expect((await tool.publish(control)).status).toBe(200)
      await tool.sendFiles(canary)
      await tool.admit(canary)
    }, 90_000)
    afterAll(() => opened.stop())

    const isCanary = (boot: Boot) => baseIn(boot).includes(canary?.id ?? 'none')
    const ofNotes = (modules: readonly ModuleRelease[]) =>
      modules.find(({ name }) => name === 'notes')
    const release = async () => ofNotes((await tool.state()).modules)

    /** Gives the canary to a share of the visitors, and waits until documents follow. */
    async function rollOut(percent: number): Promise<void> {
      if (canary === undefined) throw new Error('There is a canary.')
      await tool.change({ do: 'canary', module: 'notes', build: canary.id, percent })
      await vi.waitFor(async () => {
        const { modules } = await service.ports.releases.state()
        expect(ofNotes(modules)?.rollout?.percent).toBe(percent)
      }, 5_000)
    }

    /** Returns another instance on the same database, with the same key. */
    function secondInstance(): MemoryService {
      const ports = {
        ...service.ports,
        served: createServedBuffer(),
        reportCounts: createReportCounts(),
      }
      const app = createApp(ports)
      return { ...service, ports: { ...service.ports, ...ports }, fetch: app.fetch }
    }

    async function served(number: number, by = service) {
      const people = Array.from({ length: number }, () => visitor(by))
      const documents: { person: Person; boot: Boot }[] = []
      for (const person of people) documents.push({ person, boot: await bootOf(person) })
      return documents
    }

    test('without a canary everybody gets the active build, and no visitor gets an id', async () => {
      const person = visitor(service)
      expect(isCanary(await bootOf(person))).toBe(false)
      expect(person.cookie() ?? '').not.toContain('visitor')
    })

    test('a visitor keeps their side, and keeps the canary when its share grows', async () => {
      await rollOut(40)
      const first = await served(30)
      const few = first.filter(({ boot }) => isCanary(boot))
      expect(few.length).toBeGreaterThan(2)
      expect(few.length).toBeLessThan(28)
      for (const { person, boot } of first)
        expect(isCanary(await bootOf(person))).toBe(isCanary(boot))
      await rollOut(60)
      for (const { person } of few) expect(isCanary(await bootOf(person))).toBe(true)
    })

    test('100,000 forged reports end no canary and are not counted', async () => {
      const [{ boot } = { boot: undefined }] = await served(1)
      const elsewhere = keyedSecrets('the key of another service')
      const now = new Date()
      const forged = [
        undefined,
        'made up',
        boot?.served?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        signDocument(elsewhere, { set: 'a'.repeat(32), document: 'b'.repeat(32), at: now }),
      ]
      const forger = visitor(service)
      for (let at = 0; at < 2_000; at += 1) {
        const { reports, ...signed } = failed({ served: forged[at % forged.length] })
        const many = Array.from({ length: 50 }, () => reports).flat()
        await forger.done(sendReports, { ...signed, reports: many })
      }
      expect((await release())?.rollout?.percent).toBe(60)
      expect(service.ports.reportCounts.all()).toEqual({})
    })

    test('one document counts once, and not for another build, another code or an equal side', async () => {
      const documents = await served(30)
      const [one] = documents.filter(({ boot }) => isCanary(boot))
      if (one === undefined) throw new Error('Somebody has the canary.')
      const { served: signed } = one.boot
      for (let at = 0; at < 50; at += 1)
        await one.person.done(sendReports, failed({ served: signed }))
      // Of the canary's side alone: if they counted, they would end it.
      for (const { person, boot } of documents.filter(({ boot }) => isCanary(boot))) {
        await person.done(sendReports, failed({ served: boot.served, build: '1.0.0 other.js' }))
        await person.done(sendReports, failed({ served: boot.served, code: 'search-failed' }))
      }
      const other = documents.find(({ boot }) => !isCanary(boot))
      for (let at = 0; at < 50; at += 1)
        await other?.person.done(sendReports, failed({ served: other.boot.served }))
      expect((await release())?.rollout?.percent).toBe(60)
    })

    test('a canary that fails ends once on two instances: revoked, with a reason, an email and a post', async () => {
      const documents = [...(await served(40)), ...(await served(40, secondInstance()))]
      const failing = documents.filter(({ boot }) => isCanary(boot))
      await Promise.all(
        failing.map(({ person, boot }) =>
          person.done(sendReports, failed({ served: boot.served })),
        ),
      )
      const state = await tool.state()
      expect(ofNotes(state.modules)).toMatchObject({
        active: control?.id,
        rollout: null,
        revoked: [canary?.id],
      })
      const ended = state.changes.filter(({ who }) => who === 'canary watch')
      expect(ended).toHaveLength(1)
      expect(ended[0]?.why).toMatch(
        /^It failed in \d+ of \d+ documents .*, the active build in \d+ of/,
      )
      await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1), 10_000)
      expect(posted.mock.calls).toMatchObject([
        [
          { event: 'canary-ended', module: 'notes', build: canary?.id, back_to: control?.id },
          expect.any(String),
        ],
      ])
      const [email, ...more] = await emailsTo(service, 'web@example.org')
      expect(email?.subject).toBe('Tessera: the canary of notes has ended')
      expect(more).toEqual([])
      for (const { person } of failing.slice(0, 3))
        await vi.waitFor(async () => expect(isCanary(await bootOf(person))).toBe(false), 5_000)
      posted.mockClear()
    })
  })
