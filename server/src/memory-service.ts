import type { Registry, ShellFiles } from '@tessera/contracts/registry'
import { type App, createApp } from './app.ts'
import { seedDemoWorld } from './demo/seed.ts'
import { emptyRegistry, noShell } from './domains/registry/empty-registry.ts'
import { createReportCounts } from './domains/telemetry/report-counts.ts'
import { migrationsFolder } from './main/migrations-folder.ts'
import { randomTokens } from './main/random-tokens.ts'
import { smallWorld } from './memory/small-world.ts'
import { tinyImages, tinyPicture } from './memory/tiny-images.ts'
import { memoryBlobs } from './platform/blobs/memory.ts'
import type { Clock } from './platform/clock/port.ts'
import { systemClock } from './platform/clock/system.ts'
import { openMemory } from './platform/database/memory.ts'
import { migrate } from './platform/database/migrate.ts'
import type { OpenDatabase } from './platform/database/port.ts'
import { timeOrderedIds } from './platform/ids/time-ordered.ts'
import { sharpImages } from './platform/images/sharp.ts'
import { quietLog } from './platform/log/json-lines.ts'
import { argon2Passwords } from './platform/passwords/argon2.ts'
import type { Ports } from './ports.ts'

/** What a service in memory may be told. */
export interface MemoryOptions {
  /** Puts in a dozen demo pins; their people's password is the demo world's. */
  readonly demo?: boolean
  readonly registry?: Registry
  readonly shell?: ShellFiles
  readonly clock?: Clock
  readonly origin?: string
  /** Files of the shell by path, for the document's own links. */
  readonly files?: Readonly<Record<string, string>>
}

/** A whole service in this process. */
export interface MemoryService {
  readonly origin: string
  readonly ports: Ports
  readonly fetch: App['fetch']
  stop(): Promise<void>
}

/** The service over a database in memory: the real one, but for where it keeps things. */
export async function createMemoryService(options: MemoryOptions = {}): Promise<MemoryService> {
  return createServiceOver(await openMemory(), options)
}

/** The service over a database that is open and may be empty; everything else is in memory. */
export async function createServiceOver(
  database: OpenDatabase,
  options: MemoryOptions = {},
): Promise<MemoryService> {
  await migrate(database.db, migrationsFolder)
  const ports = memoryPorts(database, options)
  if (options.demo)
    await seedDemoWorld(
      { ...ports, images: tinyImages },
      {
        world: smallWorld,
        draw: async (pin) => tinyPicture(pin.picture.ratio),
        onProgress: () => {},
      },
    )
  const app = createApp(ports)
  return {
    origin: ports.settings.publicOrigin,
    ports,
    fetch: (request, peer) => app.fetch(request, peer),
    stop: () => database.close(),
  }
}

function memoryPorts({ db }: OpenDatabase, options: MemoryOptions): Ports {
  const { files = {}, clock = systemClock, registry = emptyRegistry } = options
  const { shell = noShell, origin = 'http://localhost:3000' } = options
  return {
    db,
    clock,
    blobs: memoryBlobs(),
    images: sharpImages,
    passwords: argon2Passwords,
    ids: timeOrderedIds({ clock, random: Math.random }),
    tokens: randomTokens,
    log: quietLog,
    registry: async () => registry,
    shell: async () => shell,
    shellFolder: {
      read: async (path) => {
        const text = files[path]
        return text === undefined ? undefined : new TextEncoder().encode(text)
      },
    },
    reportCounts: createReportCounts(),
    settings: {
      brand: 'Tessera',
      publicOrigin: origin,
      session: { idleDays: 30, maxDays: 180 },
      overrides: false,
      trustedProxies: [],
    },
  }
}
