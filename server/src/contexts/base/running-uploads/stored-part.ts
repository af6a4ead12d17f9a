/** A part of an upload: a blob. */
export interface StoredPart {
  readonly key: string
  readonly bytes: number
}

/**
 * Chooses which of the last parts are stored again together with new bytes. A part joins bytes of more than
 * half its size, up to `most` together, so that many small parts become few, and each byte is written
 * again a few times at most.
 */
export function joinedTo(
  parts: readonly StoredPart[],
  newBytes: number,
  most: number,
): { readonly kept: readonly StoredPart[]; readonly joined: readonly StoredPart[] } {
  let first = parts.length
  let bytes = newBytes
  for (;;) {
    const last = parts[first - 1]
    if (last === undefined || last.bytes >= 2 * bytes || last.bytes + bytes > most)
      return { kept: parts.slice(0, first), joined: parts.slice(first) }
    bytes += last.bytes
    first -= 1
  }
}
