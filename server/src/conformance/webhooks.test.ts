import { createHmac } from 'node:crypto'
import { editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tessera/contracts/calls/webhooks'
import { AdId } from '@tessera/contracts/ids'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { describe, expect, test } from 'vitest'
import { campaignDays } from '../contexts/ads/accounts/campaigns/tables.ts'
import { handleWebhookSweep, handleWebhooks } from '../contexts/ads/accounts/webhooks/sweep-jobs.ts'
import { webhookEvents, webhooks } from '../contexts/ads/accounts/webhooks/tables.ts'
import { makeAccount, makeCampaign } from '../contexts/ads/events/testing/made-campaign.ts'
import { decideAds } from '../contexts/ads/manage/review/decide.ts'
import { users } from '../contexts/identity/accounts/tables.ts'
import { eq } from '../platform/database/sql.ts'
import type { OutsidePost } from '../platform/posts/port.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { emailsTo } from './outbox-of.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'
import { somePin } from './some-pin.ts'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`webhooks of an ad account on ${kind}`, () => {
    let now = Date.parse('2026-11-26T12:00:00Z')
    const clock = { now: () => new Date(now) }
    const service = openedService(() => open({ clock }))
    const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
    const deliver = () => handleWebhooks(service().ports).run(running)

    const scene = async (status = 200) => {
      const owner = await member(service())
      const { id: ownerId } = await selfOf(owner)
      const { ports, posts } = service()
      const { db } = ports
      const advertiser_id = await makeAccount(db, ports, { ownerId })
      const made = { advertiserId: advertiser_id, pinId: await somePin(service()), name: 'Lamps' }
      const { campaignId, adId } = await makeCampaign(db, ports, made)
      const url = `https://hooks.example/${advertiser_id}`
      const got: OutsidePost[] = []
      const answer = { status }
      posts.answer(url, (message) => {
        got.push(message)
        return { ok: true, status: answer.status }
      })
      const create = (events: readonly string[]) =>
        owner.done(createWebhook, { advertiser_id, url, events })
      const rename = (name: string) =>
        owner.done(editCampaigns, {
          advertiser_id,
          campaigns: [{ campaign_id: campaignId, fields: { name } }],
        })
      const types = () => got.map(({ body }) => JSON.parse(body).type)
      return {
        owner,
        ownerId,
        advertiser_id,
        campaignId,
        adId,
        db,
        got,
        answer,
        create,
        rename,
        types,
      }
    }

    const isSigned = ({ headers, body }: OutsidePost, secret: string) => {
      const [t, ...signatures] = (headers['Webhook-Signature'] ?? '').split(',')
      const hmac = createHmac('sha256', secret)
        .update(`${t?.slice(2)}.${body}`)
        .digest('hex')
      return signatures.includes(`v1=${hmac}`)
    }

    test('changes, decisions, ends and spent budgets are told once, signed, to who asked for them', async () => {
      const { campaignId, adId, db, got, create, rename, types } = await scene()
      const { secret } = await create([
        'campaign.changed',
        'ad.reviewed',
        'campaign.ended',
        'budget.spent',
      ])
      const { ports } = service()
      await rename('Bright lamps')
      await db.transaction((tx) =>
        decideAds(
          tx,
          [AdId.parse(adId)],
          { decision: 'rejected', reason: 'link', decidedBy: 'operator' },
          ports,
        ),
      )
      await db
        .insert(campaignDays)
        .values({ campaignId, day: '2026-11-26', spentMicro: 10_000_000 })
      for (let twice = 0; twice < 2; twice += 1) await handleWebhookSweep(ports).run(running)
      await Promise.all([deliver(), deliver()])
      expect(types().toSorted()).toEqual(['ad.reviewed', 'budget.spent', 'campaign.changed'])
      expect(got.every((message) => isSigned(message, secret))).toBe(true)
      expect(got.some((message) => isSigned(message, 'whsec_other'))).toBe(false)
      const change = got
        .map(({ body }) => JSON.parse(body))
        .find(({ type }) => type === 'campaign.changed')
      expect(change).toMatchObject({
        created_at: '2026-11-26T12:00:00.000Z',
        data: {
          campaign_id: campaignId,
          level: 'campaign',
          name: 'Bright lamps',
          fields: [{ field: 'name', before: 'Lamps', after: 'Bright lamps' }],
        },
      })
      expect(new Set(got.map(({ headers }) => headers['Webhook-Id'])).size).toBe(3)
    })

    test('a change that is rolled back is told to nobody, nor one that nobody asked for', async () => {
      const { adId, db, create, rename, types, advertiser_id } = await scene()
      await create(['ad.reviewed'])
      const { ports } = service()
      const rolledBack = db.transaction(async (tx) => {
        await decideAds(
          tx,
          [AdId.parse(adId)],
          { decision: 'rejected', reason: null, decidedBy: 'operator' },
          ports,
        )
        throw new Error('no')
      })
      await expect(rolledBack).rejects.toThrow('no')
      await rename('Other')
      await deliver()
      expect(types()).toEqual([])
      expect(await db.$count(webhookEvents, eq(webhookEvents.advertiserId, advertiser_id))).toBe(0)
    })

    test('a failed delivery is tried again with the same id, and after days the webhook stops and says so', async () => {
      const { owner, ownerId, advertiser_id, db, got, answer, create, rename } = await scene(500)
      await db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, ownerId))
      const { webhook } = await create(['campaign.changed'])
      const which = { advertiser_id, webhook_id: webhook.id }
      await rename('One')
      await deliver()
      await deliver()
      expect(got).toHaveLength(1)
      now += timings.webhookRetries[0]
      answer.status = 204
      await deliver()
      expect(new Set(got.map(({ headers }) => headers['Webhook-Id'])).size).toBe(1)
      const [delivery] = await owner.done(listWebhookDeliveries, which)
      expect(delivery).toMatchObject({
        state: 'delivered',
        attempts: 2,
        status: 204,
        next_at: null,
      })
      answer.status = 500
      await rename('Two')
      await deliver()
      now += timings.webhookFailing
      await rename('Three')
      await deliver()
      const [stopped] = await owner.done(listWebhooks, { advertiser_id })
      expect(stopped?.state).toBe('stopped')
      const waiting = await owner.done(listWebhookDeliveries, which)
      expect(waiting.filter(({ state }) => state === 'waiting')).toEqual([])
      const [person] = await db.select().from(users).where(eq(users.id, ownerId))
      const mails = await emailsTo(service(), person?.email ?? '')
      expect(mails.map(({ subject }) => subject)).toContain(
        'A webhook of your ad account was switched off',
      )
      const on = await owner.done(updateWebhook, { ...which, is_on: true })
      expect([on.state, on.failing_since]).toEqual(['on', null])
    })

    test('a test is sent at once, and both secrets sign for a day after a rotation', async () => {
      const { owner, advertiser_id, db, got, create, answer } = await scene()
      const { webhook, secret } = await create(['rule.acted'])
      const which = { advertiser_id, webhook_id: webhook.id }
      const listed = await owner.done(listWebhooks, { advertiser_id })
      expect(JSON.stringify(listed)).not.toContain(secret)
      const [kept] = await db.select().from(webhooks).where(eq(webhooks.id, webhook.id))
      expect(kept?.secret).not.toContain(secret)
      const sent = await owner.done(testWebhook, which)
      expect(sent).toMatchObject({ type: 'test', state: 'delivered', status: 200, attempts: 1 })
      const rotated = await owner.done(rotateWebhookSecret, which)
      await owner.done(testWebhook, which)
      now += timings.webhookFormerSecret
      answer.status = 404
      expect((await owner.done(testWebhook, which)).state).toBe('failed')
      const by = (one: string) => got.map((message) => isSigned(message, one))
      expect([by(secret), by(rotated.secret)]).toEqual([
        [true, true, false],
        [false, true, true],
      ])
    })

    test('webhooks are of their ad account, https alone, and limited in number', async () => {
      const { owner, advertiser_id, create } = await scene()
      const { webhook } = await create(['report.ready'])
      const which = { advertiser_id, webhook_id: webhook.id }
      const stranger = await scene()
      const taken = await stranger.owner.call(deleteWebhook, which)
      expect(taken.error?.code).toBe('not-allowed')
      const theirs = { ...which, advertiser_id: stranger.advertiser_id }
      expect((await stranger.owner.call(testWebhook, theirs)).error?.code).toBe('not-found')
      for (const url of [
        'http://hooks.example/',
        'https://me@hooks.example/',
        'https://a:99/',
        'x',
      ]) {
        const unfit = { advertiser_id, url, events: ['report.ready'] }
        expect((await owner.call(createWebhook, unfit)).error?.code).toBe('webhook-url-unfit')
      }
      for (let count = 1; count < limits.webhooksMax; count += 1) await create(['report.ready'])
      const many = { advertiser_id, url: 'https://hooks.example/', events: ['report.ready'] }
      expect((await owner.call(createWebhook, many)).error?.code).toBe('webhooks-many')
      await owner.done(deleteWebhook, which)
      expect(await owner.done(listWebhooks, { advertiser_id })).toHaveLength(limits.webhooksMax - 1)
    })
  })
