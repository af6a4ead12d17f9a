/** A value that can be written as CBOR. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

/** Writes the head of a CBOR item: its kind and a number. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 256) return Buffer.from([(kind << 5) | 24, value])
  const long = Buffer.alloc(3)
  long.writeUInt8((kind << 5) | 25)
  long.writeUInt16BE(value, 1)
  return long
}

/** Writes a value as CBOR; numbers and lengths are below 65,536. */
export function cborOf(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(3, text.length), text])
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [cborOf(key), cborOf(each)])
  return Buffer.concat([head(5, value.size), ...entries])
}
