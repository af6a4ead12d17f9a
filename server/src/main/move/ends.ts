import { join, resolve } from 'node:path'
import type { ListedStore } from '../../archive/listed-store.ts'
import type { Configuration } from '../../configuration.ts'
import type { StoreEnds } from '../../move/move-store.ts'
import { listFiles } from '../../platform/blobs/list-files.ts'
import { listObjects } from '../../platform/blobs/list-objects.ts'
import { openEmbedded } from '../../platform/database/embedded.ts'
import type { DatabaseOpening } from '../../platform/database/port.ts'
import { openPostgres } from '../../platform/database/postgres.ts'
import {
  blobFolderOf,
  blobStore,
  moduleFileStore,
  moduleFolderOf,
  modulesPrefix,
  objectStoreOf,
} from '../blob-store.ts'

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
  const { hostname, port, pathname } = new URL(address)
  return `PostgreSQL at ${hostname}:${port || 5432}${pathname}`
}

const folderStore = (folder: string, blobs: ListedStore['blobs']): ListedStore => ({
  blobs,
  list: (prefix) => listFiles(folder, prefix),
  place: `the folder ${resolve(folder)}`,
  folder: resolve(folder),
})

/** The store of pictures and videos. */
function pictureStore(configuration: Configuration): ListedStore {
  const blobs = blobStore(configuration)
  const store = objectStoreOf(configuration)
  if (store === undefined) return folderStore(blobFolderOf(configuration), blobs)
  return {
    blobs,
    async *list(prefix) {
      for await (const blob of listObjects(store, { under: prefix }))
        if (!blob.key.startsWith(modulesPrefix)) yield blob
    },
    place: `the bucket ${store.bucket} at ${store.endpoint}`,
  }
}

/** The store of published builds. */
function buildStore(configuration: Configuration): ListedStore {
  const blobs = moduleFileStore(configuration)
  const store = objectStoreOf(configuration)
  if (store === undefined) return folderStore(moduleFolderOf(configuration), blobs)
  return {
    blobs,
    list: (prefix) => listObjects(store, { root: modulesPrefix, under: prefix }),
    place: `${modulesPrefix} in the bucket ${store.bucket} at ${store.endpoint}`,
  }
}

/** Returns the stores of a configuration. */
export const storesOf = (configuration: Configuration): readonly ListedStore[] => [
  pictureStore(configuration),
  buildStore(configuration),
]

/** Returns the stores that are at another place in the second configuration. */
export function storesThatMove(from: Configuration, to: Configuration): readonly StoreEnds[] {
  const targets = storesOf(to)
  return storesOf(from).flatMap((source, at) => {
    const target = targets[at]
    return target === undefined || target.place === source.place ? [] : [{ source, target }]
  })
}
