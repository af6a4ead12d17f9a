import { connect, createServer, type Socket } from 'node:net'

/** A relay between a client and a PostgreSQL server in a test. */
export interface WireRelay {
  readonly url: string
  /** Breaks all connections, and each new one at once. */
  cut(): void
  heal(): void
  stop(): Promise<void>
}

/** The message by which a server tells a client the number of its session. */
const keyMessage = Buffer.from([0x4b, 0, 0, 0, 12])

/** Changes the number of the session, as a pooler does. */
function renumbered(part: Buffer): Buffer {
  const at = part.indexOf(keyMessage)
  if (at >= 0) part.writeInt32BE(0x7fff_0000, at + keyMessage.length)
  return part
}

/** Starts a relay to a server; with `isPooler` its clients take it for a pooler. */
export async function startWireRelay(to: string, { isPooler = false } = {}): Promise<WireRelay> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (isCut) return near.resetAndDestroy()
    const far = connect(Number(target.port), target.hostname)
    keep(far)
    near.on('data', (part) => far.write(part))
    far.on('data', (part) => near.write(isPooler ? renumbered(part) : part))
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(to)
  url.port = String(typeof address === 'object' ? address?.port : '')
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    cut,
    heal() {
      isCut = false
    },
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
