import { isActive } from '@tessera/contracts/active'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from './file-url.ts'

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown
}

/** Fails a load with an error event, as the browser does. An exception would leave the bundler's loader waiting forever. */
function failLoad(target: HTMLElement, name: 'src' | 'href', url: string): void {
  Object.defineProperty(target, name, { value: url, configurable: true, writable: true })
  setTimeout(() => target.dispatchEvent(new Event('error')))
}

/** Wraps a property's setter: sets the value, then calls `then`. */
function afterSet<Target extends HTMLElement>(
  prototype: Target,
  name: 'src' | 'href',
  then: (target: Target, url: string) => void,
): void {
  const native = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    ...native,
    set(this: Target, url: string) {
      try {
        native?.set?.call(this, url)
        then(this, String(url))
      } catch {
        failLoad(this, name, String(url))
      }
    },
  })
}

/**
 * Adds the registry's hash to every file that a module's loader requests, whichever bundler built it. The
 * document's policy (server/src/web/headers.ts) allows scripts only by hash and styles only by nonce.
 * Files that the registry lists get both; other files get neither.
 */
export function guardLoads(
  modules: readonly RegisteredModule[],
  page: { readonly ownFiles: string; readonly allowUnverified: boolean },
): void {
  const hashes = new Map(
    modules
      .filter(isActive)
      .flatMap((module) =>
        module.descriptor.files.map(({ path, integrity }) => [fileUrl(module, path), integrity]),
      ),
  )
  const plain = (url: string) => new URL(url, location.href).href.replace(/[?#].*/, '')
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce

  function addHash(target: HTMLScriptElement | HTMLLinkElement, url: string): boolean {
    const hash = hashes.get(plain(url))
    if (hash === undefined) return false
    target.integrity ||= hash
    target.crossOrigin ||= 'anonymous'
    return true
  }

  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  trustedTypes?.createPolicy('default', {
    // Allows text without '<': libraries assign plain text as HTML in their templates.
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL(url) {
      const isKnown = hashes.has(plain(url)) || plain(url).startsWith(page.ownFiles)
      return isKnown || page.allowUnverified ? url : null
    },
  })
  afterSet(HTMLScriptElement.prototype, 'src', addHash)
  afterSet(HTMLLinkElement.prototype, 'href', (link, url) => {
    if (addHash(link, url) && nonce !== undefined) link.nonce = nonce
  })
}
