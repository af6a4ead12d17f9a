import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign as signBytes,
} from 'node:crypto'
import type {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyShown,
} from '@tessera/contracts/calls/passkey-fields'
import { type Cbor, cborOf } from './cbor.ts'

/** Overrides for the behavior of the authenticator and its browser, such as a wrong origin. */
export interface Acting {
  /** The origin of the page; the product's own by default. */
  readonly origin?: string
  /** The host that the authenticator signs for. */
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  readonly crossOrigin?: boolean
  /** False when nobody put a finger on it, or typed its PIN. */
  readonly verified?: boolean
  readonly present?: boolean
  /** The counter that it signs; without it, one more than the last. */
  readonly counter?: number
  /** True while its provider keeps a copy. */
  readonly synced?: boolean
  readonly attestation?: { readonly format: string; readonly statement: ReadonlyMap<string, Cbor> }
}

interface Credential {
  readonly id: string
  readonly rpId: string
  readonly userHandle: string
  readonly key: KeyObject
  readonly cose: Buffer
  counter: number
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const bytesOf = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url')

/** Makes a key, with its public part as COSE. */
function newKey(algorithm: number): Pick<Credential, 'key' | 'cose'> {
  if (algorithm === -8) {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const { x } = publicKey.export({ format: 'jwk' })
    const parts = [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytesOf(x)],
    ] as const
    return { key: privateKey, cose: cborOf(new Map<number, Cbor>(parts)) }
  }
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const parts = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytesOf(x)],
    [-3, bytesOf(y)],
  ] as const
  return { key: privateKey, cose: cborOf(new Map<number, Cbor>(parts)) }
}

const flagsOf = ({ present = true, verified = true, synced = false }: Acting): number =>
  (present ? 1 : 0) | (verified ? 4 : 0) | (synced ? 8 | 16 : 0)

function dataOf(rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const fixed = Buffer.alloc(5)
  fixed.writeUInt8(flags)
  fixed.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), fixed, rest])
}

function clientData(
  { origin, crossOrigin = false, ...acting }: Acting & { readonly origin: string },
  usual: { readonly type: string; readonly challenge: string },
): Buffer {
  const { type = usual.type, challenge = usual.challenge } = acting
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}

/**
 * An authenticator with its browser, for tests: real keys, signatures and CBOR, and everything that a
 * dishonest one could say.
 *
 *     const authenticator = softwareAuthenticator(service.origin)
 *     authenticator.create(await person.done(startPasskey, {}))
 */
export function softwareAuthenticator(ownOrigin: string, { algorithm = -7, counts = true } = {}) {
  const held: Credential[] = []
  function create(options: PasskeyCreation, acting: Acting = {}): PasskeyCreated {
    const { origin = ownOrigin, rpId = options.rp.id, counter = 0, attestation } = acting
    const id = randomBytes(32)
    const credential: Credential = {
      id: base64url(id),
      rpId,
      userHandle: options.user.id,
      counter,
      ...newKey(algorithm),
    }
    held.push(credential)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, credential.cose])
    const authData = dataOf(rpId, flagsOf(acting) | 64, counter, attested)
    const { format = 'none', statement = new Map<string, Cbor>() } = attestation ?? {}
    const object = new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ])
    const { challenge } = options
    return {
      id: credential.id,
      response: {
        clientDataJSON: base64url(
          clientData({ ...acting, origin }, { type: 'webauthn.create', challenge }),
        ),
        attestationObject: base64url(cborOf(object)),
        transports: ['internal'],
      },
    }
  }
  function get(options: PasskeyRequest, acting: Acting = {}): PasskeyShown {
    const { origin = ownOrigin, rpId = options.rpId } = acting
    const allowed = options.allowCredentials.map(({ id }) => id)
    const credential = held.findLast(({ id }) => allowed.length === 0 || allowed.includes(id))
    if (credential === undefined) throw new Error('The authenticator has no such passkey.')
    credential.counter = acting.counter ?? credential.counter + (counts ? 1 : 0)
    const data = dataOf(rpId, flagsOf(acting), credential.counter)
    const { challenge } = options
    const client = clientData({ ...acting, origin }, { type: 'webauthn.get', challenge })
    const signed = Buffer.concat([data, sha256(client)])
    const signature = signBytes(algorithm === -8 ? null : 'sha256', signed, credential.key)
    return {
      id: credential.id,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: credential.userHandle,
      },
    }
  }
  return { create, get }
}

/** An authenticator of a test. */
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>
