import { type ListedStore, listedBucket, listedFolder } from '../archive/listed-store.ts'
import type { StoreName } from '../archive/manifest.ts'
import type { Configuration } from '../configuration.ts'
import { blobFolderOf, moduleFolderOf, modulesPrefix, objectStoreOf } from './blob-store.ts'

/** Opens the stores of files that the settings name. */
export function productStores(
  configuration: Configuration,
): Readonly<Record<StoreName, ListedStore>> {
  const store = objectStoreOf(configuration)
  if (store === undefined)
    return {
      blobs: listedFolder(blobFolderOf(configuration)),
      modules: listedFolder(moduleFolderOf(configuration)),
    }
  const all = listedBucket(store)
  return {
    // Published builds lie in the same bucket.
    blobs: { ...all, list: (prefix) => without(all.list(prefix), modulesPrefix) },
    modules: listedBucket(store, modulesPrefix),
  }
}

async function* without<Item extends { readonly key: string }>(
  items: AsyncIterable<Item>,
  prefix: string,
): AsyncGenerator<Item> {
  for await (const item of items) if (!item.key.startsWith(prefix)) yield item
}
