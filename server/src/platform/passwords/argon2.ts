import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from './port.ts'

const derive = promisify(argon2)

/** OWASP's figures for Argon2id. */
const today = { memory: 19_456, passes: 2, parallelism: 1 } as const

interface Stored {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly key: Buffer
}

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

function keyOf(
  password: string,
  salt: Buffer,
  by: Omit<Stored, 'salt' | 'key'>,
  length: number,
): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism: by.parallelism,
    memory: by.memory,
    passes: by.passes,
    tagLength: length,
  })
}

/** Argon2id from Node's own crypto, off the main thread. */
export const argon2Passwords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16)
    const key = await keyOf(password, salt, today, 32)
    const { memory, passes, parallelism } = today
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
      stored.memory !== today.memory ||
      stored.passes !== today.passes ||
      stored.parallelism !== today.parallelism
    )
  },
  async burn(password) {
    await keyOf(password, randomBytes(16), today, 32)
  },
}
