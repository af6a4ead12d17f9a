import { once } from 'node:events'
import { createServer as createTcp } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpMail } from './smtp.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A mail server on this machine, and what it received. */
async function mailServer(options: SMTPServerOptions = {}) {
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
  let refused = 0
  const mail = smtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Tessera <hello@example.org>',
    onRefused: () => {
      refused += 1
    },
  })
  ends.push(() => mail.close())
  return { mail, taken, refused: () => refused }
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

test('an address refused for good is given up, and one refused for now is retried', async () => {
  const refusing = (responseCode: number) =>
    mailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('Not here.'), { responseCode })),
    })
  const forGood = await refusing(550)
  await forGood.mail.send(letter)
  expect(forGood.refused()).toBe(1)
  const forNow = await refusing(450)
  await expect(forNow.mail.send(letter)).rejects.toThrow()
  expect(forNow.refused()).toBe(0)
})

test('an unreachable mail server is retried', async () => {
  const server = createTcp().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  server.close()
  await once(server, 'close')
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.org', onRefused: () => {} })
  ends.push(() => mail.close())
  await expect(mail.send(letter)).rejects.toThrow()
})
