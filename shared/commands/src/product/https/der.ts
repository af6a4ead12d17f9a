/** Encodes the parts of ASN.1 that a certificate is made of, in DER (X.690). */
function lengthOf(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.of(bytes)
  const hex = bytes.toString(16)
  const digits = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.of(0x80 | digits.length), digits])
}

/** Encodes a value under a tag. */
export const tagged = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const value = Buffer.concat(content)
  return Buffer.concat([Buffer.of(tag), lengthOf(value.length), value])
}

/** Encodes an ordered list of values. */
export const sequence = (...items: readonly Uint8Array[]): Buffer => tagged(0x30, ...items)

/** Encodes a set of values. */
export const setOf = (...items: readonly Uint8Array[]): Buffer => tagged(0x31, ...items)

/** Encodes a positive whole number whose first byte is not 0. */
export const integer = (bytes: Uint8Array): Buffer =>
  tagged(0x02, Buffer.alloc((bytes[0] ?? 0) & 0x80 ? 1 : 0), bytes)

/** Encodes bytes. */
export const octets = (bytes: Uint8Array): Buffer => tagged(0x04, bytes)

/** Encodes bytes as a bit string without unused bits. */
export const bits = (bytes: Uint8Array): Buffer => tagged(0x03, Buffer.of(0), bytes)

/** Encodes a text. */
export const text = (value: string): Buffer => tagged(0x0c, Buffer.from(value))

/** Encodes `true`. */
export const yes = tagged(0x01, Buffer.of(0xff))

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80)
  return digits
}

/** Encodes an object identifier, as '2.5.29.17'. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

/** Encodes a time to the second. Years before 2050 have two digits (RFC 5280, 4.1.2.5). */
export function moment(at: Date): Buffer {
  const digits = at.toISOString().replace(/\.\d+|[-:T]/g, '')
  const isShort = at.getUTCFullYear() < 2050
  return tagged(isShort ? 0x17 : 0x18, Buffer.from(isShort ? digits.slice(2) : digits))
}
