import { join } from 'node:path'
import type { Configuration } from '../configuration.ts'
import { diskBlobs } from '../platform/blobs/disk.ts'
import type { ObjectStore } from '../platform/blobs/object-store.ts'
import type { Blobs } from '../platform/blobs/port.ts'
import { prefixedBlobs } from '../platform/blobs/prefixed.ts'
import { s3Blobs } from '../platform/blobs/s3.ts'

/** Published builds have this prefix where they are in the object store of the pictures. */
export const modulesPrefix = 'modules/'

/** Returns the configured object store; undefined when blobs are in folders. */
export function objectStoreOf(configuration: Configuration): ObjectStore | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = configuration
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = configuration
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined
}

/** Returns the folder of pictures and videos, where no object store is configured. */
export const blobFolderOf = ({ DATA_DIR }: Pick<Configuration, 'DATA_DIR'>): string =>
  join(DATA_DIR, 'blobs')

/** Returns the folder of published builds, where no object store is configured. */
export const moduleFolderOf = ({
  DATA_DIR,
  STORE_DIR,
}: Pick<Configuration, 'DATA_DIR' | 'STORE_DIR'>): string => STORE_DIR ?? join(DATA_DIR, 'modules')

/** Opens the store of published builds: a part of the configured object store, or a folder. */
export const moduleFileStore = (configuration: Configuration): Blobs =>
  objectStoreOf(configuration) === undefined
    ? diskBlobs(moduleFolderOf(configuration))
    : prefixedBlobs(blobStore(configuration), modulesPrefix)

/** Opens the blob store: the configured object store, or the data folder. */
export function blobStore(configuration: Configuration): Blobs {
  const store = objectStoreOf(configuration)
  return store === undefined ? diskBlobs(blobFolderOf(configuration)) : s3Blobs(store)
}
