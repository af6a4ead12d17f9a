import type { Server } from 'node:http'
import { join } from 'node:path'
import { copyFile } from '@tessera/build/describe'
import { moduleRooms, type PlacedRoom, portFor, standInOffset, storeOffset } from '../rooms.ts'
import { root } from '../root.ts'
import { type KeptCertificate, keptCertificate } from './https/kept-certificate.ts'
import { serveModule } from './module-server.ts'
import { moduleOriginOf, productOriginOf } from './origins.ts'
import { readRegistry, registerBuilt, updateRegistry, writeRegistry } from './registry-file.ts'
import type { Service } from './service.ts'
import { startService } from './service.ts'
import { standInSettings } from './stand-in-settings.ts'
import type { StartOptions } from './start-options.ts'
import { takenPorts } from './taken-ports.ts'

/** The running product: the modules on their origins, and the service. */
export interface Product {
  readonly rooms: readonly PlacedRoom[]
  readonly service: Service
  /** The public origin of the product. */
  readonly origin: string
  /** Restarts the service on the same data. The modules' origins keep running. */
  restartService(): Promise<void>
  stop(): Promise<void>
}

/** A port that another program uses. */
export class PortTaken extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is in use.`)
    this.port = port
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

function closeAll(servers: readonly Server[]): void {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}

async function serveModules(
  rooms: readonly PlacedRoom[],
  {
    port,
    productOrigin,
    tls,
  }: {
    readonly port: number
    readonly productOrigin: string
    readonly tls: KeptCertificate | undefined
  },
): Promise<readonly Server[]> {
  const servers: Server[] = []
  for (const room of rooms) {
    const own = portFor(room, port)
    try {
      const folder = join(root, room.folder, 'dist')
      servers.push(await serveModule({ folder, port: own, productOrigin, tls }))
    } catch (error) {
      closeAll(servers)
      throw isTaken(error) ? new PortTaken(own) : error
    }
  }
  return servers
}

/** Puts a copy of the registry beside the shell's build, for a service that cannot read its database. */
async function keepCopy(registryFile: string): Promise<void> {
  const copy = join(root, 'shell/dist', copyFile)
  await writeRegistry(copy, await readRegistry(registryFile))
}

/** Serves every module of this checkout on its own origin, registers them, and starts the service. */
export async function runProduct(
  options: StartOptions,
  onProgress: (text: string) => void,
  environment: Readonly<Record<string, string>> = {},
  onWarning?: (text: string) => void,
): Promise<Product> {
  return runRooms(await moduleRooms(), options, { onProgress, environment, onWarning })
}

/** Does what `runProduct` does, for modules whose places are known: reading those loads the compiler. */
export async function runRooms(
  rooms: readonly PlacedRoom[],
  options: StartOptions,
  {
    onProgress,
    environment = {},
    onWarning,
  }: {
    readonly onProgress: (text: string) => void
    readonly environment?: Readonly<Record<string, string>>
    readonly onWarning?: ((text: string) => void) | undefined
  },
): Promise<Product> {
  const origin = productOriginOf(options)
  const tls = options.https ? await keptCertificate(options.data, new Date()) : undefined
  const [taken] = await takenPorts([options.port + standInOffset])
  if (taken !== undefined) throw new PortTaken(taken)
  const servers = await serveModules(rooms, { port: options.port, productOrigin: origin, tls })
  try {
    const built = rooms.map((room) =>
      registerBuilt(room, moduleOriginOf(origin, portFor(room, options.port))),
    )
    await updateRegistry(options.registryFile, await Promise.all(built))
    await keepCopy(options.registryFile)
    const start = () =>
      startService(
        {
          PORT: String(options.port),
          DATA_DIR: options.data,
          REGISTRY_FILE: options.registryFile,
          STORE_PORT: String(options.port + storeOffset),
          SHELL_DIR: join(root, 'shell/dist'),
          PACKAGES_DIR: process.env.PACKAGES_DIR ?? join(root, 'dist/packages'),
          // Runs as in production, except for the outbox, which only this machine can read.
          MODE: process.env.MODE ?? 'local',
          PUBLIC_ORIGIN: origin,
          ...standInSettings(origin, options.port + standInOffset, process.env),
          ...(tls === undefined ? {} : { TLS_CERT_FILE: tls.certFile, TLS_KEY_FILE: tls.keyFile }),
          // The service asks the stand-in over that certificate too.
          ...(tls === undefined ? {} : { NODE_EXTRA_CA_CERTS: tls.certFile }),
          ...environment,
        },
        onProgress,
        onWarning,
      )
    let service = await start()
    return {
      rooms,
      origin,
      get service() {
        return service
      },
      async restartService() {
        await service.stop()
        service = await start()
      },
      async stop() {
        closeAll(servers)
        await service.stop()
      },
    }
  } catch (error) {
    closeAll(servers)
    throw error
  }
}
