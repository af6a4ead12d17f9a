/** A body whose sender disconnected before its end. */
export class BrokenBody extends Error {
  constructor(cause: unknown) {
    super('The body broke off.', { cause })
  }
}

/**
 * Reads a body up to a size; undefined when it's larger. Throws `BrokenBody` when the sender
 * disconnects.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return undefined
  if (request.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of unbroken(request.body)) {
    size += part.byteLength
    if (size > limit) return undefined
    parts.push(part)
  }
  return joined(parts, size)
}

async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new BrokenBody(cause)
  }
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
