import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer as createTcp } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { MailRefused } from './port.ts'
import { smtpMail } from './smtp.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A mail server on this machine, and what it received. */
async function mailServer(
  options: SMTPServerOptions = {},
  given: Partial<Parameters<typeof smtpMail>[0]> = {},
) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _, done) => {
      void text(stream).then((letter) => {
        taken.push(letter)
        done()
      })
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  ends.push(() => server.close())
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Tessera <hello@example.org>',
    ...given,
  })
  ends.push(() => mail.close())
  return { mail, taken }
}

const letter = {
  to: 'mira@example.org',
  subject: 'Grüße',
  text: 'Plain words',
  html: '<p>Page</p>',
}

test('an email is sent as text and HTML, from us, to one address, with one id', async () => {
  const { mail, taken } = await mailServer()
  await mail.send({ ...letter, key: 'job-1' })
  const [sent = ''] = taken
  expect(sent).toMatch(/^From: Tessera <hello@example.org>\r?$/m)
  expect(sent).toMatch(/^To: mira@example.org\r?$/m)
  expect(sent).toMatch(/^Message-ID: <job-1@example.org>\r?$/m)
  expect(sent).toContain('Plain words')
  expect(sent).toContain('<p>Page</p>')
})

test('an email that can be unsubscribed from has the headers of one-click, and no other has', async () => {
  const { mail, taken } = await mailServer()
  await mail.send({ ...letter, unsubscribeUrl: 'https://example.org/stop/abc/' })
  await mail.send(letter)
  const [sent = '', plain = ''] = taken.map((text) => text.replace(/\r?\n /g, ' '))
  expect(sent).toMatch(/^List-Unsubscribe: <https:\/\/example.org\/stop\/abc\/>\r?$/m)
  expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  expect(plain).not.toContain('List-Unsubscribe')
})

test('a subject or address cannot inject headers or recipients', async () => {
  const { mail, taken } = await mailServer()
  await mail.send({ ...letter, subject: 'Hi\r\nBcc: other@example.org' })
  expect(taken[0]).not.toMatch(/^Bcc:/m)
  const several = mail.send({ ...letter, to: 'mira@example.org, other@example.org' })
  await several.catch(() => undefined)
  expect(taken.slice(1).join()).not.toMatch(/^To: mira@example.org, other@example.org/m)
})

test('a refusal for good says whether the address is at fault, and one for now is none', async () => {
  const refusing = (responseCode: number, answer: string) =>
    mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(answer), { responseCode })),
    })
  const refusalOf = async (code: number, answer: string) => {
    const { mail } = await refusing(code, answer)
    return mail.send(letter).catch((cause: unknown) => cause)
  }
  expect(await refusalOf(550, '5.1.1 No such user')).toMatchObject({ isAddress: true })
  expect(await refusalOf(550, '5.7.1 Not from you')).toMatchObject({ isAddress: false })
  expect(await refusalOf(550, '5.1.1 No\u0000 such\u001b[2J user')).toMatchObject({
    isAddress: true,
    message: '550 5.1.1 No such [2J user',
  })
  const forNow = await refusalOf(450, '4.2.0 Greylisted')
  expect(forNow).toBeInstanceOf(Error)
  expect(forNow).not.toBeInstanceOf(MailRefused)
})

test('a refused content gives an email up, and a refused sender or log-in is tried again', async () => {
  const spam = await mailServer({
    onData: (stream, _, done) => {
      stream.resume().on('end', () => {
        done(Object.assign(new Error('5.7.1 Looks like spam'), { responseCode: 554 }))
      })
    },
  })
  await expect(spam.mail.send(letter)).rejects.toMatchObject({ isAddress: false })
  const sender = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('5.7.1 Not yours'), { responseCode: 550 })),
  })
  const fault = await sender.mail.send(letter).catch((cause: unknown) => cause)
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(MailRefused)
})

test('an email is returned to its own address, and brings its token', async () => {
  const senders: string[] = []
  const { mail, taken } = await mailServer(
    {
      onMailFrom: ({ address }, _session, done) => {
        senders.push(address)
        done()
      },
    },
    { returnPath: 'bounces@example.org' },
  )
  const reportToken = 'a'.repeat(180)
  await mail.send({ ...letter, reportToken })
  expect(senders).toEqual(['bounces@example.org'])
  expect(taken[0]?.replace(/\r?\n /g, ' ')).toContain(`X-Report-Token: ${reportToken}`)
  expect(taken[0]).toMatch(/^From: Tessera <hello@example.org>\r?$/m)
})

test('an email with a key is signed for the domain of its sender', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const { mail, taken } = await mailServer({}, { dkim: { selector: 'mail2026', privateKey } })
  await mail.send({ ...letter, unsubscribeUrl: 'https://example.org/stop/abc/' })
  const [, signature = ''] = /^DKIM-Signature: ([\s\S]*?)\r?\n(?=\S)/.exec(taken[0] ?? '') ?? []
  expect(signature).toMatch(/d=example\.org;[\s\S]*s=mail2026;/)
  // RFC 8058 asks for it: otherwise mail programs show no button.
  expect(signature).toMatch(/list-unsubscribe:list-unsubscribe-post/)
})

test('an unreachable mail server is retried', async () => {
  const server = createTcp().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  server.close()
  await once(server, 'close')
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.org' })
  ends.push(() => mail.close())
  await expect(mail.send(letter)).rejects.toThrow()
})
