import { z } from '@tessera/contracts/schema'

// The names are those of WebAuthn's JSON forms, so that browsers and libraries take them as they are.

/** Bytes in base64url, up to a number of characters. */
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

/** The id of a passkey, which the authenticator chose. */
export const passkeyId = bytes(1_400)

const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,30}$/))).check(z.maxLength(10))

/** The proof of a passkey that is being added: WebAuthn's registration response. */
export const PasskeyCreated = z.strictObject({
  id: passkeyId,
  response: z.strictObject({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(20_000),
    transports: z.optional(transports),
  }),
})

export type PasskeyCreated = z.infer<typeof PasskeyCreated>

/** The proof of a passkey: WebAuthn's authentication response. */
export const PasskeyShown = z.strictObject({
  id: passkeyId,
  response: z.strictObject({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: z.optional(bytes(200)),
  }),
})

export type PasskeyShown = z.infer<typeof PasskeyShown>

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** The options with which the browser adds a passkey: WebAuthn's creation options. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** The options with which the browser asks for a passkey: WebAuthn's request options. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  /** The passkeys that may answer; empty for any of this site's. */
  allowCredentials: z.array(Descriptor),
  userVerification: z.enum(['required', 'preferred']),
})

export type PasskeyRequest = z.infer<typeof PasskeyRequest>
