import { argon2With } from '../platform/passwords/argon2.ts'

/** Passwords kept with next to no work, for tests that are about something else. */
export const cheapPasswords = argon2With({ memory: 64, passes: 1, parallelism: 1 })
