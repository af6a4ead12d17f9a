import {
  type EmailTopic,
  getUnsubscribe,
  unsubscribe,
} from '@tessera/contracts/calls/notification-settings'
import { answer, given, refused } from '../../../calls/answer.ts'
import { and, eq, ne } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { answerUnsubscribed } from '../../base/mail/answer-unsubscribed.ts'
import type { Sql } from '../../base/sql.ts'
import { users } from '../../identity/index.ts'
import { chooseEmails, notificationSettingsOf } from './choices.ts'
import { emailStops, type Stops } from './unsubscribe-link.ts'

async function isSubscribed(db: Sql, { user, topic }: Stops): Promise<boolean> {
  const settings = await notificationSettingsOf(db, user)
  return topic === 'weekly'
    ? settings.weekly_email
    : settings.kinds.some(({ kind, by_email }) => kind === topic && by_email)
}

/** Reads a link; undefined when it isn't ours, or its account is gone. */
async function openLink(ports: Ports, token: string): Promise<Stops | undefined> {
  const stops = emailStops.read(ports, token)
  if (stops === undefined) return undefined
  const isHere = and(eq(users.id, stops.user), ne(users.state, 'suspended'))
  return (await ports.db.$count(users, isHere)) > 0 ? stops : undefined
}

const told = (topic: EmailTopic, subscribed: boolean) => given({ topic, subscribed })

const answerGetUnsubscribe = answer(getUnsubscribe, async ({ ports }, { token }) => {
  const stops = await openLink(ports, token)
  if (stops === undefined) return refused('not-found')
  return told(stops.topic, await isSubscribed(ports.db, stops))
})

const answerUnsubscribe = answer(unsubscribe, async ({ ports }, { token, subscribed }) => {
  const stops = await openLink(ports, token)
  if (stops === undefined) return refused('not-found')
  const { user, topic } = stops
  await chooseEmails(ports.db, user, { topic, wanted: subscribed })
  ports.log.info('notifications.unsubscribed', { user, topic, subscribed })
  return told(topic, subscribed)
})

/**
 * Answers the one-click POST of a mail program (RFC 8058): it has no session and no origin, and
 * must not be redirected. The link's token is proof enough.
 */
export async function answerOneClick(ports: Ports, token: string): Promise<Response> {
  const stops = await openLink(ports, token)
  if (stops === undefined) return answerUnsubscribed(false)
  const { user, topic } = stops
  await chooseEmails(ports.db, user, { topic, wanted: false })
  ports.log.info('notifications.unsubscribed', { user, topic, subscribed: false })
  return answerUnsubscribed(true)
}

/** Handlers of the calls of unsubscribe links. */
export const unsubscribeCalls = [answerGetUnsubscribe, answerUnsubscribe]
