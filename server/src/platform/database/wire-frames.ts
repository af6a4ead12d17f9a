/** One message of PostgreSQL's wire protocol: its type and all of its bytes. */
export interface Frame {
  type: string
  bytes: Buffer
}

/** Splits incoming bytes into whole messages, and keeps the rest for the next chunk. */
export function cutFrames(arrived: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = []
  let at = 0
  while (arrived.length >= at + 5) {
    const end = at + 1 + arrived.readUInt32BE(at + 1)
    if (arrived.length < end) break
    frames.push({
      type: String.fromCharCode(arrived.readUInt8(at)),
      bytes: arrived.subarray(at, end),
    })
    at = end
  }
  return { frames, rest: arrived.subarray(at) }
}

/** Builds a message. */
export function frame(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const endOfText = (bytes: Buffer, from: number) => bytes.indexOf(0, from) + 1

function statementNameAt({ type, bytes }: Frame): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return endOfText(bytes, 5)
  if ((type === 'D' || type === 'C') && bytes[5] === 'S'.charCodeAt(0)) return 6
  return undefined
}

/**
 * Adds a prefix to the name of a prepared statement: connections that share a session must not
 * share names.
 */
export function prefixStatement(message: Frame, prefix: string): Frame {
  const at = statementNameAt(message)
  if (at === undefined || message.bytes[at] === 0) return message
  const { type, bytes } = message
  const body = [bytes.subarray(5, at), Buffer.from(prefix), bytes.subarray(at)]
  return { type, bytes: frame(type, Buffer.concat(body)) }
}

/** The state of the session after a reply: idle, in a transaction, or in a failed one. */
export function sessionStatus(reply: Uint8Array): 'idle' | 'open' | 'failed' | 'unfinished' {
  const end = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength).subarray(-6)
  if (end.length < 6 || end[0] !== 'Z'.charCodeAt(0) || end.readUInt32BE(1) !== 5) {
    return 'unfinished'
  }
  const status = String.fromCharCode(end.readUInt8(5))
  return status === 'I' ? 'idle' : status === 'T' ? 'open' : 'failed'
}

const parameter = (name: string, value: string) => frame('S', Buffer.from(`${name}\0${value}\0`))

/** The reply to a client's first message: no password needed, ready for queries. */
export function greeting(): Buffer {
  return Buffer.concat([
    frame('R', Buffer.alloc(4)),
    parameter('client_encoding', 'UTF8'),
    parameter('DateStyle', 'ISO, MDY'),
    parameter('server_version', '18.0'),
    parameter('standard_conforming_strings', 'on'),
    frame('Z', Buffer.from('I')),
  ])
}
