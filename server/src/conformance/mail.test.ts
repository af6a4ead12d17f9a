import { getEmail, resumeEmails } from '@tessera/contracts/calls/email-change'
import { sendVerification, verifyEmail } from '@tessera/contracts/calls/email-verification'
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import {
  MailQueue,
  type MailRequest,
  mailEventsPath,
  mailToolsPath,
  ShownEmail,
  SuppressedAddresses,
} from '@tessera/contracts/mail-tools'
import type { z } from '@tessera/contracts/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  handleEmails,
  handleTexts,
  queueEmail,
  queueText,
  sendEmail,
} from '../contexts/base/mail/queue-email.ts'
import { suppress } from '../contexts/base/mail/suppressions.ts'
import { suppressionDeletes } from '../contexts/identity/email-delivery/deletes.ts'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import { createMemoryService, type MemoryService } from '../memory-service.ts'
import { FinalFailure, type JobHandler } from '../platform/jobs/port.ts'
import { type Email, MailRefused } from '../platform/mail/port.ts'
import { readReports } from '../platform/mail-reports/read-reports.ts'
import { keyedSecrets } from '../platform/secrets/keyed.ts'
import type { Ports } from '../ports.ts'
import { keptLog } from './kept-log.ts'
import { emailsTo, textsTo, verificationTo } from './outbox-of.ts'
import { member } from './person.ts'
import { selfOf } from './self-of.ts'

let service: MemoryService
let ahead = 0
const secret = 'a-secret-of-twenty-characters'
const sent: Email[] = []
const refusals = new Map<string, Error>()
const log = keptLog()
beforeAll(async () => {
  service = await createMemoryService({
    log,
    clock: { now: () => new Date(Date.now() + ahead) },
    mailServer: (outbox) => ({
      async send(email) {
        const refusal = refusals.get(email.to)
        if (refusal !== undefined) throw refusal
        sent.push(email)
        await outbox.send(email)
      },
    }),
    mailReports: readReports({
      from: 'own',
      secret,
      now: () => new Date(),
      fetchText: async () => '',
    }),
  })
}, 90_000)
afterAll(() => service.stop())

const letter = {
  to: 'mira@example.org',
  subject: 'Hello',
  text: 'A link: secret-in-it',
  html: '<p>',
}

/** Returns the payloads of the email and text message jobs. */
async function handedOver(
  more: Partial<Email> = {},
): Promise<{ readonly letter: unknown; readonly message: unknown }> {
  const handed: unknown[] = []
  const jobs = {
    ...service.ports.jobs,
    enqueue: async (_db: unknown, _job: unknown, payload: unknown) => String(handed.push(payload)),
  } satisfies Ports['jobs']
  const ports = { ...service.ports, jobs }
  await queueEmail(ports.db, ports, { ...letter, ...more })
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
  expect(send).toHaveBeenLastCalledWith({ ...letter, key: 'a', reportToken: expect.any(String) })
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

/** Sends what the operator's command sends. */
async function tool(asked: z.input<typeof MailRequest>, proof?: string): Promise<unknown> {
  const { secrets, clock } = service.ports
  const authorized = proof ?? operatorProof(secrets, service.origin, clock.now())
  const response = await service.fetch(
    new Request(service.origin + mailToolsPath, {
      method: 'POST',
      headers: { Authorization: `Bearer ${authorized}` },
      body: JSON.stringify(asked),
    }),
    { address: '127.0.0.1' },
  )
  return response.json()
}

const queued = async () => MailQueue.parse(await tool({ do: 'list' })).emails
const suppressed = async () =>
  SuppressedAddresses.parse(await tool({ do: 'suppressed' })).addresses.map(
    ({ address, reason }) => `${reason} ${address}`,
  )
const gone = () => new MailRefused('550 5.1.1 <gone@example.org>: no such user', true)

test('an email that is refused for good stays for the operator, who retries or drops it', async () => {
  const { db } = service.ports
  refusals.set('full@example.org', new MailRefused('554 5.7.1 Looks like \0spam', false))
  await queueEmail(db, service.ports, { ...letter, to: 'full@example.org' })
  const [refused] = await vi.waitFor(async () => {
    const all = await queued()
    expect(all).toMatchObject([{ state: 'failed' }])
    return all
  })
  expect(refused).toMatchObject({
    to: 'full@example.org',
    subject: 'Hello',
    attempts: 1,
    answer: '554 5.7.1 Looks like spam',
  })
  const id = refused?.id ?? ''
  const { text } = ShownEmail.parse(await tool({ do: 'show', id }))
  expect(text).toBe('A link: secret-in-it')
  refusals.clear()
  expect(await tool({ do: 'retry', ids: [id, 'nonsense'] })).toEqual({ changed: [id] })
  expect(await emailsTo(service, 'full@example.org')).toHaveLength(1)
  expect(await queued()).toEqual([])
  refusals.set('full@example.org', new MailRefused('554 5.7.1 Looks like spam', false))
  await queueEmail(db, service.ports, { ...letter, to: 'full@example.org' })
  const [again] = await vi.waitFor(async () => {
    const all = await queued()
    expect(all).toMatchObject([{ state: 'failed' }])
    return all
  })
  expect(await tool({ do: 'drop', ids: [again?.id ?? ''] })).toEqual({ changed: [again?.id] })
  expect(await queued()).toEqual([])
  expect(await suppressed()).toEqual([])
})

test('the queue needs the key of the service, and a link in a shown email opens nothing', async () => {
  expect(await tool({ do: 'list' }, 'nonsense')).toMatchObject({ error: { code: 'wrong-token' } })
  const { db, jobs, secrets } = service.ports
  const text = 'Reset: http://localhost:3000/password/reset/#token=abcdefghijklmnopqrstuvwxyz'
  const sealed = secrets.seal(sendEmail.name, JSON.stringify({ ...letter, text }))
  const id = await jobs.enqueue(db, sendEmail, { sealed }, { delaySeconds: 3_600 })
  const shown = ShownEmail.parse(await tool({ do: 'show', id }))
  expect(shown.email).toMatchObject({ state: 'waiting', attempts: 0, answer: null })
  expect(shown.text).toBe('Reset: http://localhost:3000/password/reset/#token=…')
  await tool({ do: 'drop', ids: [id] })
  expect(await tool({ do: 'show', id })).toMatchObject({ error: { code: 'not-found' } })
})

test('an email whose link has expired is not sent', async () => {
  const handed = await handedOver({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
  const send = vi.fn(async () => {})
  const fault = run(handleEmails({ ...service.ports, mail: { send } }), handed.letter)
  await expect(fault).rejects.toBeInstanceOf(FinalFailure)
  expect(send).not.toHaveBeenCalled()
})

test('an address without a mailbox gets one asked-for email a day, and its link brings emails back', async () => {
  const person = await member(service)
  const { email } = await selfOf(person)
  refusals.set(email, gone())
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email })
  await vi.waitFor(async () => expect(await suppressed()).toContain(`bounced ${email}`))
  refusals.clear()
  const [failed] = await queued()
  await tool({ do: 'drop', ids: [failed?.id ?? ''] })
  expect(await selfOf(person)).toMatchObject({ email_bounces: true })
  expect(await person.done(getEmail, {})).toMatchObject({ stopped: 'bounced' })
  const before = (await emailsTo(service, email)).length
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email })
  expect(await emailsTo(service, email)).toHaveLength(before)
  ahead += 120_000
  expect(await person.done(sendVerification, {})).toMatchObject({ sent: true })
  expect(await emailsTo(service, email)).toHaveLength(before + 1)
  ahead += 120_000
  expect((await person.call(sendVerification, {})).error?.code).toBe('emails-many')
  // Of the second one on that day nobody learns anything: the answer is the usual one.
  expect(await person.done(forgotPassword, { username_or_email: email, type: 'reset' })).toBeNull()
  expect(await emailsTo(service, email)).toHaveLength(before + 1)
  const token = await verificationTo(service, email)
  expect((await person.done(verifyEmail, { token })).user.email_bounces).toBeUndefined()
  expect(await suppressed()).not.toContain(`bounced ${email}`)
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email })
  expect(await emailsTo(service, email)).toHaveLength(before + 2)
})

const report = (body: string, type: string, authorization = `Bearer ${secret}`) =>
  service.fetch(
    new Request(service.origin + mailEventsPath, {
      method: 'POST',
      headers: { Authorization: authorization, 'Content-Type': type },
      body,
    }),
    { address: '127.0.0.1' },
  )

const complaint = (token: string) =>
  [
    'Content-Type: multipart/report; boundary=b',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `X-Report-Token: ${token}`,
    '--b--',
  ].join('\r\n')

test('after a complaint come emails about the account alone, until its owner wants all again', async () => {
  const person = await member(service)
  const { email } = await selfOf(person)
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email, kind: 'news' })
  await emailsTo(service, email)
  const token = sent.find(({ to, kind }) => to === email && kind === 'news')?.reportToken ?? ''
  expect((await report(complaint(token), 'message/rfc822', 'Bearer nonsense')).status).toBe(401)
  expect((await report(complaint('forged'), 'message/rfc822')).status).toBe(204)
  expect(await suppressed()).toEqual([])
  expect((await report(complaint(token), 'message/rfc822')).status).toBe(204)
  expect(await suppressed()).toEqual([`complained ${email}`])
  expect(await person.done(getEmail, {})).toMatchObject({ stopped: 'complained' })
  const before = (await emailsTo(service, email)).length
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email, kind: 'news' })
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email })
  expect(await emailsTo(service, email)).toHaveLength(before + 1)
  expect(await person.done(resumeEmails, {})).toMatchObject({ stopped: null })
  await queueEmail(service.ports.db, service.ports, { ...letter, to: email, kind: 'news' })
  expect(await emailsTo(service, email)).toHaveLength(before + 2)
})

test('the token of an old email suppresses nobody', async () => {
  const token = sent.at(-1)?.reportToken ?? ''
  ahead += 31 * 86_400_000
  await report(complaint(token), 'message/rfc822')
  ahead -= 31 * 86_400_000
  expect(await suppressed()).toEqual([])
})

test('the operator lifts a whole domain, such as after its mail server lost its list of mailboxes', async () => {
  const events = ['a@lost.example', 'b@LOST.example', 'c@other.example'].map((address) => ({
    kind: 'bounced',
    address,
  }))
  expect((await report(JSON.stringify({ events }), 'application/json')).status).toBe(204)
  expect(await tool({ do: 'lift', addresses: ['@Lost.example'] })).toEqual({
    changed: ['a@lost.example', 'b@LOST.example'],
  })
  expect(await tool({ do: 'lift', addresses: ['C@other.example', 'd@other.example'] })).toEqual({
    changed: ['C@other.example'],
  })
  expect(await suppressed()).toEqual([])
})

test('what is known of an address goes with its account', async () => {
  const person = await member(service)
  const { id, email, username } = await selfOf(person)
  const { db, clock } = service.ports
  await suppress(db, { address: email, reason: 'complained', detail: '', now: clock.now() })
  await db.transaction(async (tx) => {
    for (const part of suppressionDeletes)
      if (part.when === 'with') await part.run(tx, { id, username }, clock.now())
  })
  expect(await suppressed()).toEqual([])
})
