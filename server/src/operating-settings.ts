import * as z from 'zod'
import { postgresAddressOf } from './platform/database/postgres-address.ts'
import { isLowMark } from './platform/storage/low-mark.ts'
import { reloadable } from './setting-faults.ts'

/** A port to listen on; 0 takes a free one. */
export const port = z.coerce.number().int().min(0).max(65_535)

const seconds = z.coerce.number().int().min(0).max(3_600)

/** The address of a PostgreSQL, which may have several hosts. */
export const postgresAddress = z
  .string()
  .refine(
    (text) => postgresAddressOf(text) !== undefined,
    'Give an address as postgres://user@host/name.',
  )

const replicaAddresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(
    z.array(
      z.url({
        protocol: /^postgres(ql)?$/,
        error:
          'Give addresses of one host each, as postgres://user@host/name, with commas between.',
      }),
    ),
  )

/** The settings of a service behind a pooler, of its stop, and of what it tells its operator. */
export const operatingSettings = {
  DATABASE_DIRECT_URL: postgresAddress
    .optional()
    .describe(
      'The PostgreSQL itself, where a pooler such as pgbouncer stands at DATABASE_URL; for notifications and migrations.',
    ),
  DATABASE_NAMED_STATEMENTS: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'off prepares each statement every time, which poolers in transaction mode need. The default is on, and off behind a pooler.',
    ),
  DATABASE_REPLICA_URLS: replicaAddresses
    .optional()
    .describe(
      'Servers that follow the one of DATABASE_URL, separated by commas, for reads that may be late.',
    ),
  DATABASE_REPLICA_LAG: z.coerce
    .number()
    .min(0.1)
    .max(3_600)
    .default(5)
    .describe('Seconds that a replica may be behind; one that is farther behind is not read.'),
  STOP_DELAY: seconds
    .default(0)
    .describe('Seconds in which /ready says 503 before a stop begins, so that proxies notice.')
    .meta(reloadable),
  STOP_TIMEOUT: seconds
    .optional()
    .describe(
      'Seconds that a stop waits for running requests and parts of uploads; by default 2, in production 10.',
    )
    .meta(reloadable),
  ACCESS_LOG: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on logs each request: its id, path, status and time, and nothing of who sent it.')
    .meta(reloadable),
  SLOW_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_600_000)
    .default(0)
    .describe(
      'Milliseconds from which a statement to the database is logged, with its plan; 0 logs none.',
    ),
  DISK_LOW: z
    .string()
    .refine(isLowMark, 'Give a share as 10%, or a size as 2GB.')
    .default('10%')
    .describe(
      "The room on the data folder's disk below which the log warns of it: a share as 10%, or a size as 2GB.",
    ),
  METRICS_PORT: port
    .optional()
    .describe('The port that Prometheus reads metrics from, at /metrics; none without one.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe('The address that METRICS_PORT listens on; whoever reaches it reads the metrics.'),
}

/** Settings that need each other. */
export const operatingTogether = [['DATABASE_URL', 'DATABASE_DIRECT_URL']] as const

/** Returns the seconds that a stop waits; a developer waits less. */
export const stopTimeoutOf = (given: {
  readonly MODE: string
  readonly STOP_TIMEOUT?: number | undefined
}): number => given.STOP_TIMEOUT ?? (given.MODE === 'production' ? 10 : 2)
