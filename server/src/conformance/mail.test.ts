import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  handleEmails,
  handleTexts,
  queueEmail,
  queueText,
} from '../contexts/base/mail/queue-email.ts'
import { createMemoryService, type MemoryService } from '../memory-service.ts'
import type { JobHandler } from '../platform/jobs/port.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import type { Ports } from '../ports.ts'
import { keptLog } from './kept-log.ts'
import { emailsTo, textsTo } from './outbox-of.ts'

let service: MemoryService
const log = keptLog()
beforeAll(async () => {
  service = await createMemoryService({ log })
}, 90_000)
afterAll(() => service.stop())

const letter = {
  to: 'mira@example.org',
  subject: 'Hello',
  text: 'A link: secret-in-it',
  html: '<p>',
}

/** Returns the payloads of the email and text message jobs. */
async function handedOver(): Promise<{ readonly letter: unknown; readonly message: unknown }> {
  const handed: unknown[] = []
  const jobs = {
    ...service.ports.jobs,
    enqueue: async (_db: unknown, _job: unknown, payload: unknown) => String(handed.push(payload)),
  } satisfies Ports['jobs']
  const ports = { ...service.ports, jobs }
  await queueEmail(ports.db, ports, letter)
  await queueText(ports.db, ports, { to: '+4930123', text: 'Code 123456' })
  const [first, second] = handed
  return { letter: first, message: second }
}

const run = (handler: JobHandler, payload: unknown, id = 'job-1') =>
  handler.run({ id, payload, attempt: 1, signal: new AbortController().signal })

test('an email is sent when its transaction commits, and not otherwise', async () => {
  const { db } = service.ports
  const undone = db.transaction(async (tx) => {
    await queueEmail(tx, service.ports, { ...letter, to: 'never@example.org' })
    throw new Error('Something was wrong.')
  })
  await expect(undone).rejects.toThrow('Something was wrong.')
  await db.transaction((tx) => queueEmail(tx, service.ports, letter))
  expect(await emailsTo(service, letter.to)).toMatchObject([{ subject: 'Hello', html: '<p>' }])
  expect(await emailsTo(service, 'never@example.org')).toEqual([])
})

test('a queued message is sealed, and opens unchanged', async () => {
  const handed = await handedOver()
  expect(JSON.stringify(handed)).not.toMatch(/secret-in-it|123456|mira|4930123/)
  const send = vi.fn(async () => {})
  const ports = { ...service.ports, mail: { send }, sms: { send } }
  await run(handleEmails(ports), handed.letter, 'a')
  expect(send).toHaveBeenLastCalledWith({ ...letter, key: 'a' })
  await run(handleTexts(ports), handed.message, 'b')
  expect(send).toHaveBeenLastCalledWith({ to: '+4930123', text: 'Code 123456', key: 'b' })
})

test('an email that is sent twice is in the outbox once', async () => {
  const handed = await handedOver()
  const before = (await emailsTo(service, letter.to)).length
  for (const _ of [1, 2]) {
    await run(handleEmails(service.ports), handed.letter, 'twice')
    await run(handleTexts(service.ports), handed.message, 'twice')
  }
  expect(await emailsTo(service, letter.to)).toHaveLength(before + 1)
  expect(await textsTo(service, '+4930123')).toHaveLength(1)
})

test('a mail server that refuses is retried, and its error reveals nothing of the email', async () => {
  const handed = await handedOver()
  const failing = async () => {
    throw new Error(`Cannot send to ${letter.to}: ${letter.text}; +4930123 Code 123456`)
  }
  const ports = { ...service.ports, mail: { send: failing }, sms: { send: failing } }
  for (const [handler, payload] of [
    [handleEmails(ports), handed.letter],
    [handleTexts(ports), handed.message],
  ] as const) {
    expect(handler.job.attempts).toBeGreaterThan(5)
    const fault = await run(handler, payload).catch((cause: unknown) => String(cause))
    expect(fault).toContain('(kept out)')
  }
  const fault = await run(handleEmails(ports), handed.letter).catch(String)
  expect(fault).not.toMatch(/mira|secret-in-it/)
})

test('an email sealed with another key is given up, and the log says the fix', async () => {
  const handed = await handedOver()
  const send = vi.fn(async () => {})
  const secrets = keyedSecrets('a key that is not the one of before')
  log.names('')
  await run(handleEmails({ ...service.ports, secrets, mail: { send } }), handed.letter)
  expect(send).not.toHaveBeenCalled()
  expect(log.names('')).toContain('mail.unreadable')
})
