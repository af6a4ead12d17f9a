import { sharedAt, sharedFiles, sharesCache } from '@tessera/contracts/installed-app'

/** Reads the files that the service worker left; undefined when they are gone. */
export async function sharedFilesOf(id: string): Promise<readonly File[] | undefined> {
  try {
    const cache = await caches.open(sharesCache)
    const left = await cache.match(sharedAt(id))
    const form = await left?.formData()
    return form?.getAll(sharedFiles).filter((file) => file instanceof File)
  } catch {
    return undefined
  }
}

/** Deletes them, once they are drafts. */
export async function forgetShared(id: string): Promise<void> {
  try {
    const cache = await caches.open(sharesCache)
    await cache.delete(sharedAt(id))
  } catch {
    // The worker deletes what is left, after a day.
  }
}
