import { databaseTrouble } from '../platform/database/database-trouble.ts'

/** Max attempts of a call after serialization conflicts. */
const attemptsMax = 3

/** The wait before a read is tried again: by then the other connections have broken too, and are replaced. */
const reconnectMilliseconds = 100

/**
 * Retries a call after a serialization conflict, whose rollback left nothing of the attempt. A call that only
 * reads is tried once more when its connection to the database broke.
 */
export async function retried<Result>(
  run: () => Promise<Result>,
  { isRead = false } = {},
): Promise<Result> {
  let mayReconnect = isRead
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (cause) {
      const trouble = databaseTrouble(cause)
      if (trouble === 'away' && mayReconnect) {
        mayReconnect = false
        await new Promise((resolve) => setTimeout(resolve, reconnectMilliseconds))
      } else if (attempt === attemptsMax || trouble !== 'collision') throw cause
    }
  }
}
