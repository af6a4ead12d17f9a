import { appWorkerPath } from '@tessera/contracts/installed-app'
import { parseUrl } from '@tessera/contracts/parse-url'

/** The parts of the browser's service workers that are used; undefined where a page may have none. */
type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistration'> | undefined

/** Removes the product's own worker, and leaves one that a team's tools have registered. */
async function remove(found: ServiceWorkerRegistration | undefined): Promise<void> {
  const { scriptURL = '' } = found?.active ?? found?.waiting ?? found?.installing ?? {}
  if (parseUrl(scriptURL)?.pathname === appWorkerPath) await found?.unregister()
}

/**
 * Registers the service worker of the document's language, or removes it where the service doesn't offer the app any
 * more. In development there is none: pages come as they are.
 */
export async function followWorker(
  page: Pick<Document, 'querySelector'>,
  workers: Workers,
  { locale, overrides }: { readonly locale: string; readonly overrides: boolean },
): Promise<void> {
  if (workers === undefined || overrides) return
  const isOffered = page.querySelector('link[rel=manifest]') !== null
  try {
    if (isOffered) {
      const address = `${appWorkerPath}?${new URLSearchParams({ locale })}`
      await workers.register(address, { scope: '/', updateViaCache: 'none' })
    } else await remove(await workers.getRegistration('/'))
  } catch {
    // Everything works without it, while there is a network.
  }
}
