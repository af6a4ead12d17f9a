import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Certificate } from './certificate.ts'

/** A certificate and the files that hold it. */
export interface KeptCertificate extends Certificate {
  readonly certFile: string
  readonly keyFile: string
}

/** Replaces a certificate this long before it expires, so that none expires while the product runs. */
const renewDays = 30
const day = 24 * 3_600_000

function isUsable({ cert, key }: Certificate, now: Date): boolean {
  try {
    const parsed = new X509Certificate(cert)
    const ends = Date.parse(parsed.validTo)
    return ends - now.getTime() > renewDays * day && parsed.checkPrivateKey(createPrivateKey(key))
  } catch {
    return false
  }
}

/** Atomically writes a file that no other user can read. */
async function writePrivate(file: string, content: string): Promise<void> {
  await rm(`${file}.new`, { force: true })
  await writeFile(`${file}.new`, content, { mode: 0o600, flag: 'wx' })
  await rename(`${file}.new`, file)
}

/**
 * Reads the certificate that is kept in a folder, so that a browser that has accepted it once does not
 * ask again; makes one the first time, and when the kept one is about to end or cannot be used.
 */
export async function keptCertificate(folder: string, now: Date): Promise<KeptCertificate> {
  const files = { certFile: join(folder, 'localhost.crt'), keyFile: join(folder, 'localhost.key') }
  const read = (file: string) => readFile(file, 'utf8').catch(() => '')
  const kept = { cert: await read(files.certFile), key: await read(files.keyFile) }
  if (isUsable(kept, now)) return { ...kept, ...files }
  const { makeCertificate } = await import('./certificate.ts')
  const made = await makeCertificate(now)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writePrivate(files.keyFile, made.key)
  await writePrivate(files.certFile, made.cert)
  return { ...made, ...files }
}
