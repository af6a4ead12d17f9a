import { Duplex } from 'node:stream'
import type { Backend } from './session-gate.ts'
import { cutFrames, type Frame, greeting, prefixStatement } from './wire-frames.ts'

/** A socket for `pg` that speaks to a backend in this process or its worker. */
export class WireSocket extends Duplex {
  readonly #backend: Backend
  readonly #connection: number
  #arrived: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #greeted = false

  constructor(backend: Backend, connection: number) {
    super()
    this.#backend = backend
    this.#connection = connection
  }

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#arrived = this.#arrived.length ? Buffer.concat([this.#arrived, chunk]) : chunk
    if (!this.#greeted) this.#greet()
    const { frames, rest } = cutFrames(this.#arrived)
    this.#arrived = rest
    for (const message of frames) this.#take(message)
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#backend.leave(this.#connection)
    done(error)
  }

  /** Only the first message has no type: a length, and what the client asks for. */
  #greet(): void {
    if (this.#arrived.length < 4) return
    const length = this.#arrived.readUInt32BE(0)
    if (this.#arrived.length < length) return
    this.#arrived = this.#arrived.subarray(length)
    this.#greeted = true
    this.push(greeting())
  }

  #take(message: Frame): void {
    if (message.type === 'X') return
    this.#batch.push(prefixStatement(message, `${this.#connection.toString(36)}:`).bytes)
    if (message.type !== 'S' && message.type !== 'Q') return
    const batch = Buffer.concat(this.#batch)
    this.#batch = []
    this.#backend.send(this.#connection, batch).then(
      (reply) => {
        if (!this.destroyed) this.push(reply)
      },
      (error: Error) => this.destroy(error),
    )
  }
}
