import { join } from 'node:path'
import type { Configuration } from '../configuration.ts'
import { diskBlobs } from '../platform/blobs/disk.ts'
import type { Blobs } from '../platform/blobs/port.ts'
import { prefixedBlobs } from '../platform/blobs/prefixed.ts'
import { s3Blobs } from '../platform/blobs/s3.ts'

/** Opens the store of published builds: a part of the configured object store, or a folder. */
export function moduleFileStore(configuration: Configuration): Blobs {
  if (configuration.S3_ENDPOINT !== undefined)
    return prefixedBlobs(blobStore(configuration), 'modules/')
  return diskBlobs(configuration.STORE_DIR ?? join(configuration.DATA_DIR, 'modules'))
}

/** Opens the blob store: the configured object store, or the data folder. */
export function blobStore(configuration: Configuration): Blobs {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = configuration
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = configuration
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? s3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey })
    : diskBlobs(join(configuration.DATA_DIR, 'blobs'))
}
