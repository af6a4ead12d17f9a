/** The path of everything that the installed app needs beside its documents. */
export const appBase = '/app/'

/** Marks the address that the installed app starts with, since a document's request has no header of ours. */
export const installedMark = 'installed'

/** The web app manifest, in the language that `?locale=` names. */
export const appManifestPath = '/app/manifest.webmanifest'

/** The service worker, which keeps the offline page of the language that `?locale=` names. */
export const appWorkerPath = '/app/worker.js'

/** The page that the worker shows where there is no network. */
export const offlinePath = '/app/offline/'

/** The path to which the device posts what somebody shares with the installed app. */
export const sharePath = '/app/share/'

/** The browser cache in which the worker leaves shared files for the pin builder, each under a path of its own. */
export const sharesCache = 'tessera.shares'

/** Name of the files in a share. */
export const sharedFiles = 'files'

/** Returns the address of a share in that cache. */
export const sharedAt = (id: string): string => `${sharePath}${encodeURIComponent(id)}/`

/** The texts of a share, as the manifest, the worker and the pin builder name them. */
export const sharedTexts = ['title', 'text', 'url'] as const

/** Max length of each of these texts in an address. */
export const sharedTextMax = 2_048

/** Returns the query with which the pin builder opens for shared texts; empty ones are left out. */
export function sharedQuery(textOf: (name: string) => unknown): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of sharedTexts) {
    const text = textOf(name)
    if (typeof text === 'string' && text.trim() !== '')
      query.set(name, text.trim().slice(0, sharedTextMax))
  }
  return query
}
