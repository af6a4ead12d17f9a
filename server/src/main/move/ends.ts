import { join, resolve } from 'node:path'
import type { Configuration } from '../../configuration.ts'
import type { StoreEnds } from '../../move/move-store.ts'
import { openEmbedded } from '../../platform/database/embedded.ts'
import type { DatabaseOpening } from '../../platform/database/port.ts'
import { openPostgres } from '../../platform/database/postgres.ts'
import { postgresAddressOf } from '../../platform/database/postgres-address.ts'
import { productStores } from '../product-stores.ts'

/** The address of the server itself: a move needs sessions of its own, which poolers don't keep. */
const addressOf = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Configuration): string | undefined =>
  DATABASE_DIRECT_URL ?? DATABASE_URL

/** The name that a move's connections have at the server, so that it tells them from the service's. */
export const moveName = 'tessera move'

/** Opens a database whether or not a move has to do with it. */
export function openEnd(configuration: Configuration): Promise<DatabaseOpening> {
  const address = addressOf(configuration)
  return address === undefined
    ? openEmbedded(configuration.DATA_DIR)
    : openPostgres(address, { applicationName: moveName, connections: 4 })
}

/** Returns the folder or server of a database, without a password. */
export function placeOfDatabase(configuration: Configuration): string {
  const address = addressOf(configuration)
  if (address === undefined)
    return `the folder ${join(resolve(configuration.DATA_DIR), 'postgres')}`
  const urls = (postgresAddressOf(address)?.urls ?? [address]).map((url) => new URL(url))
  const hosts = urls.map(({ hostname, port }) => `${hostname}:${port || 5432}`)
  return `PostgreSQL at ${hosts.join()}${urls[0]?.pathname}`
}

/** Returns the stores that are at another place in the second configuration. */
export function storesThatMove(from: Configuration, to: Configuration): readonly StoreEnds[] {
  const [sources, targets] = [productStores(from), productStores(to)]
  return (['blobs', 'modules'] as const)
    .map((name) => ({ source: sources[name], target: targets[name] }))
    .filter(({ source, target }) => source.place !== target.place)
}
