import { frame, sessionStatus } from './wire-frames.ts'

/** Answers batches of wire messages for many connections. */
export interface Backend {
  send(connection: number, batch: Uint8Array): Promise<Uint8Array>
  leave(connection: number): void
}

interface Engine {
  /** Runs a batch on the one session. */
  execute(batch: Uint8Array): Promise<Uint8Array>
  /** Resolves when everything written so far is on the disk; undefined when nothing was written. */
  durable(): Promise<void> | undefined
}

interface Waiting {
  connection: number
  batch: Uint8Array
  resolve(reply: Uint8Array): void
  reject(error: unknown): void
}

const ROLLBACK = frame('Q', Buffer.from('rollback\0'))

/**
 * Lets many connections take turns on one session. A transaction keeps the session until it ends. A
 * write is answered when it's durable; other connections go on meanwhile.
 */
export class SessionGate implements Backend {
  readonly #engine: Engine
  readonly #waiting: Waiting[] = []
  #holder: number | undefined
  #busy = false

  constructor(engine: Engine) {
    this.#engine = engine
  }

  send(connection: number, batch: Uint8Array): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ connection, batch, resolve, reject })
      void this.#next()
    })
  }

  /** A connection that closes inside a transaction rolls the transaction back. */
  leave(connection: number): void {
    if (this.#holder === connection) this.send(connection, ROLLBACK).catch(() => undefined)
  }

  async #next(): Promise<void> {
    if (this.#busy) return
    const turn = this.#waiting.findIndex(
      ({ connection }) => this.#holder === undefined || this.#holder === connection,
    )
    const [waiting] = turn < 0 ? [] : this.#waiting.splice(turn, 1)
    if (!waiting) return
    this.#busy = true
    try {
      const reply = await this.#engine.execute(waiting.batch)
      const idle = sessionStatus(reply) === 'idle'
      this.#holder = idle ? undefined : waiting.connection
      const durable = idle ? this.#engine.durable() : undefined
      if (durable) durable.then(() => waiting.resolve(reply), waiting.reject)
      else waiting.resolve(reply)
    } catch (error) {
      this.#holder = undefined
      waiting.reject(error)
    } finally {
      this.#busy = false
    }
    void this.#next()
  }
}
