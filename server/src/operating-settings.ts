import * as z from 'zod'

const seconds = z.coerce.number().int().min(0).max(3_600)

/** The settings of a service that starts and stops under load. */
export const operatingSettings = {
  STOP_DELAY: seconds
    .default(0)
    .describe('Seconds in which /ready says 503 before a stop begins, so that proxies notice.'),
  STOP_TIMEOUT: seconds
    .optional()
    .describe(
      'Seconds that a stop waits for running requests and parts of uploads; by default 2, in production 10.',
    ),
}

/** Returns the seconds that a stop waits; a developer waits less. */
export const stopTimeoutOf = (given: {
  readonly MODE: string
  readonly STOP_TIMEOUT?: number | undefined
}): number => given.STOP_TIMEOUT ?? (given.MODE === 'production' ? 10 : 2)
