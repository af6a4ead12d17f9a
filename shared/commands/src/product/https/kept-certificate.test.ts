import { X509Certificate } from 'node:crypto'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptCertificate } from './kept-certificate.ts'

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  try {
    await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)

test('the certificate names this machine, is not an authority, and is valid as long as browsers accept', () =>
  inFolder(async (folder) => {
    const { cert, certFile, keyFile } = await keptCertificate(folder, new Date())
    const parsed = new X509Certificate(cert)
    expect(parsed.subjectAltName).toBe(
      'DNS:localhost, IP Address:127.0.0.1, IP Address:0:0:0:0:0:0:0:1',
    )
    expect(parsed.ca).toBe(false)
    // Browsers want a certificate of a server to say so.
    expect(parsed.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1'])
    expect(parsed.verify(parsed.publicKey)).toBe(true)
    const valid = Date.parse(parsed.validTo) - Date.parse(parsed.validFrom)
    expect(valid / (24 * 3_600_000)).toBeLessThanOrEqual(398)
    expect(Date.parse(parsed.validFrom)).toBeLessThan(Date.now())
    for (const file of [certFile, keyFile]) expect((await stat(file)).mode & 0o777).toBe(0o600)
  }))

test('a client that trusts the certificate reaches localhost over TLS', () =>
  inFolder(async (folder) => {
    const { cert, key } = await keptCertificate(folder, new Date())
    const server = createServer({ cert, key }, (_, response) => response.end('reached'))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const status = await new Promise((resolve, reject) => {
      get({ host: 'localhost', port, ca: cert }, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        reject,
      )
    })
    server.closeAllConnections()
    server.close()
    expect(status).toBe(200)
  }))

test('the certificate is kept, and replaced before it expires or when a file is damaged', () =>
  inFolder(async (folder) => {
    const first = await keptCertificate(folder, new Date())
    expect((await keptCertificate(folder, days(300))).cert).toBe(first.cert)
    const later = await keptCertificate(folder, days(380))
    expect(later.cert).not.toBe(first.cert)
    await writeFile(later.keyFile, first.key)
    await chmod(later.keyFile, 0o644)
    const mended = await keptCertificate(folder, new Date())
    expect(mended.key).not.toBe(first.key)
    expect((await stat(mended.keyFile)).mode & 0o777).toBe(0o600)
  }))
