import { argon2With } from '../platform/passwords/argon2.ts'

/** Hashes passwords with next to no work, for tests of other things. */
export const cheapPasswords = argon2With({ memory: 64, passes: 1, parallelism: 1 })
