import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { readServiceConfiguration } from '../../configuration.ts'
import { givenSettings } from '../given-settings.ts'
import { checkMail } from './check-mail.ts'
import type { Reach } from './reach.ts'

/** Opens a mail server with a certificate that nobody trusts; returns its port, and what it takes. */
async function mailServer() {
  const taken: { readonly from: string; readonly email: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      void text(stream).then((email) => {
        taken.push({ from, email })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return { taken, port: typeof address === 'object' ? address?.port : undefined }
}

/** Writes a key that signs emails into a folder of its own. */
function keyFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-check-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const file = join(folder, 'key.pem')
  writeFileSync(file, privateKey)
  return file
}

const nothing: Reach = async () => {
  throw new Error('Nothing answers.')
}

test('the test email is signed, and returns to where those of the service do', async () => {
  const { taken, port } = await mailServer()
  const given = givenSettings({
    MODE: 'local',
    SMTP_URL: `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false`,
    MAIL_FROM: 'Tessera <hello@example.org>',
    MAIL_RETURN_PATH: 'bounces@example.org',
    MAIL_DKIM_SELECTOR: 'mail2026',
    MAIL_DKIM_KEY_FILE: keyFile(),
  })
  if ('faults' in given) throw new Error('There is no file.')
  const read = readServiceConfiguration(given.environment)
  if (!read.ok) throw new Error('The settings must do.')
  const found = await checkMail({
    configuration: read.configuration,
    given,
    publicOrigin: 'https://example.org',
    storeUrl: '',
    secrets: undefined,
    isOfOthers: false,
    address: undefined,
    reach: nothing,
    reachOwn: nothing,
    running: { is: 'starting' },
    to: 'mira@example.net',
  })
  expect(found.map(({ level }) => level)).toEqual(['well', 'well'])
  expect(taken).toEqual([
    {
      from: 'bounces@example.org',
      email: expect.stringMatching(/^DKIM-Signature: .*d=example\.org;/ms),
    },
  ])
})
