import { databaseTrouble } from '../platform/database/database-trouble.ts'

/** Max attempts of a call after serialization conflicts. */
const attemptsMax = 3

/** Retries a call after a serialization conflict; the rollback left nothing of the attempt. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (cause) {
      if (attempt === attemptsMax || databaseTrouble(cause) !== 'collision') throw cause
    }
  }
}
