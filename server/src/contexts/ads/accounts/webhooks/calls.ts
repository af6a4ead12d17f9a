import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tessera/contracts/calls/webhooks'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import { given, refused } from '../../../../calls/answer.ts'
import { badBookmark, idOfBookmark, pageOf } from '../../../../calls/bookmark.ts'
import { eq, sql } from '../../../../platform/database/sql.ts'
import { advertisers } from '../../../identity/index.ts'
import { answerAdvertiser } from '../campaigns/answer-advertiser.ts'
import { isTaken } from './after-attempt.ts'
import { newSecret } from './secret.ts'
import { send } from './send.ts'
import { deliveriesOf, findWebhook, isWebhook, shownDelivery, webhooksOf } from './store.ts'
import { webhookDeliveries, webhookEvents, webhooks } from './tables.ts'

const answerWebhooks = answerAdvertiser(listWebhooks, async ({ ports, account }) =>
  given(await webhooksOf(ports.db, account.id)),
)

const answerCreate = answerAdvertiser(createWebhook, async (visit, { url, events }) => {
  const { ports, account, actorId } = visit
  if (!(await ports.posts.reaches(url))) return refused('webhook-url-unfit')
  return ports.db.transaction(async (tx) => {
    await tx.execute(
      sql`select from ${advertisers} where ${advertisers.id} = ${account.id} for no key update`,
    )
    const count = await tx.$count(webhooks, eq(webhooks.advertiserId, account.id))
    if (count >= limits.webhooksMax) return refused('webhooks-many', { max: limits.webhooksMax })
    const id = ports.ids.next()
    const { secret, kept } = newSecret(ports, id)
    await tx.insert(webhooks).values({
      id,
      advertiserId: account.id,
      url,
      events: [...new Set(events)],
      state: 'on',
      ...kept,
      createdAt: ports.clock.now(),
      createdBy: actorId,
    })
    const [webhook] = await webhooksOf(tx, account.id, id)
    ports.log.info('webhook.created', { webhook: id, advertiser: account.id, user: actorId })
    return webhook === undefined ? refused('webhooks-many') : given({ webhook, secret })
  })
})

const answerUpdate = answerAdvertiser(updateWebhook, async (visit, input) => {
  const { ports, account, actorId } = visit
  const { webhook_id: id, url, events, is_on: isOn } = input
  if (url !== undefined && !(await ports.posts.reaches(url))) return refused('webhook-url-unfit')
  const changed = await ports.db
    .update(webhooks)
    .set({
      ...(url === undefined ? {} : { url, failingSince: null }),
      ...(events === undefined ? {} : { events: [...new Set(events)] }),
      ...(isOn === undefined ? {} : { state: isOn ? 'on' : 'off', failingSince: null }),
      // Keeps an update without fields whole.
      id,
    })
    .where(isWebhook(account.id, id))
    .returning({ id: webhooks.id })
  const [webhook] = changed.length === 0 ? [] : await webhooksOf(ports.db, account.id, id)
  if (webhook === undefined) return refused('not-found')
  ports.log.info('webhook.changed', { webhook: id, advertiser: account.id, user: actorId })
  return given(webhook)
})

const answerDelete = answerAdvertiser(deleteWebhook, async (visit, { webhook_id: id }) => {
  const { ports, account, actorId } = visit
  const gone = await ports.db
    .delete(webhooks)
    .where(isWebhook(account.id, id))
    .returning({ id: webhooks.id })
  if (gone.length === 0) return refused('not-found')
  ports.log.info('webhook.deleted', { webhook: id, advertiser: account.id, user: actorId })
  return given(null)
})

const answerRotate = answerAdvertiser(rotateWebhookSecret, async (visit, { webhook_id: id }) => {
  const { ports, account, actorId } = visit
  const { secret, kept } = newSecret(ports, id)
  const formerUntil = new Date(ports.clock.now().getTime() + timings.webhookFormerSecret)
  const changed = await ports.db
    .update(webhooks)
    .set({ ...kept, formerSecret: sql`${webhooks.secret}`, formerUntil })
    .where(isWebhook(account.id, id))
    .returning({ id: webhooks.id })
  const [webhook] = changed.length === 0 ? [] : await webhooksOf(ports.db, account.id, id)
  if (webhook === undefined) return refused('not-found')
  ports.log.info('webhook.rotated', { webhook: id, advertiser: account.id, user: actorId })
  return given({ webhook, secret })
})

const answerDeliveries = answerAdvertiser(listWebhookDeliveries, async (visit, input) => {
  const { db } = visit.ports
  const before = idOfBookmark(input.bookmark)
  if (before === 'unreadable') return badBookmark
  const webhook = await findWebhook(db, visit.account.id, input.webhook_id)
  if (webhook === undefined) return refused('not-found')
  const found = await deliveriesOf(db, webhook.id, { before, most: input.page_size + 1 })
  const page = pageOf(found, input.page_size, ({ delivery }) => [delivery.id])
  return given(page.rows.map(shownDelivery), page.bookmark)
})

const answerTest = answerAdvertiser(testWebhook, async ({ ports, account }, { webhook_id: id }) => {
  const { db, ids, clock } = ports
  const webhook = await findWebhook(db, account.id, id)
  if (webhook === undefined) return refused('not-found')
  const [event] = await db
    .insert(webhookEvents)
    .values({
      id: ids.next(),
      advertiserId: account.id,
      type: 'test',
      createdAt: clock.now(),
      data: { webhook_id: id },
    })
    .returning()
  if (event === undefined) return refused('not-found')
  const { outcome, milliseconds } = await send(ports, webhook, event)
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({
      id: ids.next(),
      webhookId: id,
      eventId: event.id,
      attempts: 1,
      milliseconds,
      state: isTaken(outcome) ? 'delivered' : 'failed',
      sentAt: clock.now(),
      ...(outcome.ok ? { status: outcome.status } : { fault: outcome.fault }),
    })
    .returning()
  return delivery === undefined ? refused('not-found') : given(shownDelivery({ delivery, event }))
})

/** Handlers of the calls about webhooks. */
export const webhookCalls = [
  answerWebhooks,
  answerCreate,
  answerUpdate,
  answerDelete,
  answerRotate,
  answerDeliveries,
  answerTest,
]
