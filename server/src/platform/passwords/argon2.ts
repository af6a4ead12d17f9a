import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { atMost } from '../images/at-most.ts'
import type { Passwords } from './port.ts'

const derive = promisify(argon2)

// Keeps one of Node's four worker threads free for files, and one CPU core for everything else.
const inTurn = atMost(Math.max(1, Math.min(3, availableParallelism() - 1)))

/** The cost of a hash. */
export interface Figures {
  /** In kibibytes. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** The parameters that OWASP recommends for Argon2id. */
const owasp: Figures = { memory: 19_456, passes: 2, parallelism: 1 }

interface Stored extends Figures {
  readonly salt: Buffer
  readonly key: Buffer
}

const keyBytes = 32

const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

function read(hash: string): Stored | undefined {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash)
  if (found === null) return undefined
  const [, memory, passes, parallelism, salt = '', key = ''] = found
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function keyOf(password: string, salt: Buffer, by: Figures, length: number): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
      parallelism: by.parallelism,
      memory: by.memory,
      passes: by.passes,
      tagLength: length,
    }),
  )
}

/** Hashes with Node's own Argon2id, off the main thread. */
export function argon2With(today: Figures): Passwords {
  const { memory, passes, parallelism } = today
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await keyOf(password, salt, today, keyBytes)
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(key)}`
    },
    async verify(password, hash) {
      const stored = read(hash)
      if (stored === undefined) return false
      const key = await keyOf(password, stored.salt, stored, stored.key.length)
      return timingSafeEqual(key, stored.key)
    },
    needsRehash(hash) {
      const stored = read(hash)
      return (
        stored === undefined ||
        stored.memory !== memory ||
        stored.passes !== passes ||
        stored.parallelism !== parallelism
      )
    },
    async burn(password) {
      await keyOf(password, randomBytes(16), today, keyBytes)
    },
  }
}

/** Argon2id with OWASP's parameters. */
export const argon2Passwords: Passwords = argon2With(owasp)
