import { z } from '@tessera/contracts/schema'

/** The id of a build: the SHA-256 of its descriptor's canonical bytes, as 64 hexadecimal digits. */
export const BuildId = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/))
  .brand<'BuildId'>()

export type BuildId = z.infer<typeof BuildId>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Writes a value with sorted keys and no spaces, as RFC 8785 does. Members without a value are left out. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalText(item ?? null)).join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const members = Object.keys(value)
    .sort()
    .filter((key) => value[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`)
  return `{${members.join()}}`
}

/** Returns the canonical bytes of a descriptor, the whole content of a build's `module.json`. */
export const canonicalBytes = (descriptor: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(canonicalText(descriptor))

/**
 * Returns the id of the build that a descriptor describes. The descriptor is the content of `module.json`
 * as it was built: fields that a schema leaves out or fills in would make another id.
 */
export async function buildIdOf(descriptor: unknown): Promise<BuildId> {
  const hash = await crypto.subtle.digest('SHA-256', canonicalBytes(descriptor))
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'))
  return z.parse(BuildId, digits.join(''))
}

/** Returns the first 12 digits of a build's id, which people see. */
export const shortBuildId = (id: BuildId): string => id.slice(0, 12)
