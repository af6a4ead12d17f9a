// @peculiar/x509 reads the types of its classes by it.
import 'reflect-metadata'
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

const day = 24 * 3_600_000
/** Safari refuses certificates that are valid for more than 398 days. */
const validDays = 397

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Creates a self-signed certificate for this machine's names, valid from a day ago. */
export async function makeCertificate(now: Date): Promise<Certificate> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=Tessera on this machine',
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + (validDays - 1) * day),
    extensions: [
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
      ]),
      // No certificate authority: who trusts it trusts these names alone.
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
    ],
  })
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    cert: `${made.toString('pem')}\n`,
    key: `${PemConverter.encode(key, PemConverter.PrivateKeyTag)}\n`,
  }
}
