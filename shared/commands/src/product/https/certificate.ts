import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import {
  bits,
  identifier,
  integer,
  moment,
  octets,
  sequence,
  setOf,
  tagged,
  text,
  yes,
} from './der.ts'

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

const day = 24 * 3_600_000
/** Safari refuses certificates that are valid for more than 398 days. */
const validDays = 397

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
const name = sequence(setOf(sequence(identifier('2.5.4.3'), text('Tessera on this machine'))))

const dnsName = (host: string): Buffer => tagged(0x82, Buffer.from(host, 'ascii'))
const address = (...bytes: readonly number[]): Buffer => tagged(0x87, Buffer.from(bytes))

/** The names of this machine: localhost, 127.0.0.1 and ::1. */
const names = sequence(
  dnsName('localhost'),
  address(127, 0, 0, 1),
  address(...Array.from({ length: 15 }, () => 0), 1),
)

const extension = (id: string, value: Buffer, ...critical: readonly Buffer[]): Buffer =>
  sequence(identifier(id), ...critical, octets(value))

const extensions = tagged(
  0xa3,
  sequence(
    extension('2.5.29.17', names),
    // Not a certificate authority: trusting it trusts only these names.
    extension('2.5.29.19', sequence(), yes),
    extension('2.5.29.15', tagged(0x03, Buffer.of(7, 0x80)), yes),
    extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.1'))),
  ),
)

const pem = (bytes: Buffer): string =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(bytes.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----',
    '',
  ].join('\n')

/** Creates a self-signed certificate for this machine's names, valid from a day ago. */
export function makeCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signed = sequence(
    tagged(0xa0, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    sequence(
      moment(new Date(now.getTime() - day)),
      moment(new Date(now.getTime() + (validDays - 1) * day)),
    ),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions,
  )
  const signature = sign('sha256', signed, privateKey)
  return {
    cert: pem(sequence(signed, ecdsaWithSha256, bits(signature))),
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}
