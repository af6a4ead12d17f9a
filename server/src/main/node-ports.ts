import { join } from 'node:path'
import { Registry, ShellFiles } from '@tessera/contracts/registry'
import { type Configuration, publicOriginOf } from '../configuration.ts'
import { emptyRegistry, noShell } from '../domains/registry/empty-registry.ts'
import { type DocumentNews, watchedDocument } from '../domains/registry/watched-document.ts'
import { createReportCounts } from '../domains/telemetry/report-counts.ts'
import { diskBlobs } from '../platform/blobs/disk.ts'
import { systemClock } from '../platform/clock/system.ts'
import type { Db } from '../platform/database/port.ts'
import { timeOrderedIds } from '../platform/ids/time-ordered.ts'
import { sharpImages } from '../platform/images/sharp.ts'
import { jsonLines } from '../platform/log/json-lines.ts'
import type { Log } from '../platform/log/port.ts'
import { argon2Passwords } from '../platform/passwords/argon2.ts'
import type { Ports } from '../ports.ts'
import { diskFolder } from './disk-folder.ts'
import { fileSource } from './document-source.ts'
import { randomTokens } from './random-tokens.ts'

/** The log on the standard streams: faults where a person sees them, the rest where a collector reads. */
export const processLog = (level: Configuration['LOG_LEVEL']): Log =>
  jsonLines({
    level,
    now: () => systemClock.now(),
    write: (line) =>
      line.includes('"level":"error"') ? process.stderr.write(line) : process.stdout.write(line),
  })

const tellOf =
  (log: Log) =>
  ({ event, ...fields }: DocumentNews): void => {
    if (event === 'document.refused') log.warn(event, fields)
    else log.info(event, fields)
  }

/** The service's ports on a real machine. */
export function nodePorts(given: {
  readonly configuration: Configuration
  readonly db: Db
  readonly log: Log
  readonly port: number
}): Ports {
  const { configuration, log } = given
  const tell = tellOf(log)
  return {
    db: given.db,
    log,
    blobs: diskBlobs(join(configuration.DATA_DIR, 'blobs')),
    images: sharpImages,
    passwords: argon2Passwords,
    clock: systemClock,
    ids: timeOrderedIds({ clock: systemClock, random: Math.random }),
    tokens: randomTokens,
    reportCounts: createReportCounts(),
    registry: watchedDocument({
      name: configuration.REGISTRY_FILE,
      schema: Registry,
      source: fileSource(configuration.REGISTRY_FILE),
      empty: emptyRegistry,
      tell,
    }),
    shell: watchedDocument({
      name: join(configuration.SHELL_DIR, 'shell.json'),
      schema: ShellFiles,
      source: fileSource(join(configuration.SHELL_DIR, 'shell.json')),
      empty: noShell,
      tell,
    }),
    shellFolder: diskFolder(configuration.SHELL_DIR),
    settings: {
      brand: configuration.BRAND_NAME,
      publicOrigin: publicOriginOf(configuration, given.port),
      session: {
        idleDays: configuration.SESSION_IDLE_DAYS,
        maxDays: configuration.SESSION_MAX_DAYS,
      },
      overrides: configuration.MODE === 'development',
      trustedProxies: configuration.TRUSTED_PROXIES,
    },
  }
}
