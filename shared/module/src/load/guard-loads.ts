import { isActive } from '@tessera/contracts/active'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from './files/file-url.ts'

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

/**
 * Wraps a property's setter: sets the value, then calls `then`. Where `first` returns a promise, the value
 * is set when it resolves, and a rejection fails the load.
 */
function afterSet<Target extends HTMLElement>(
  prototype: Target,
  name: 'src' | 'href',
  then: (target: Target, url: string) => void,
  first?: (target: Target, url: string) => Promise<void> | undefined,
): void {
  const native = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    ...native,
    set(this: Target, given: string) {
      const url = String(given)
      const set = () => {
        native?.set?.call(this, given)
        then(this, url)
      }
      const fail = () => failLoad(this, name, url)
      const waiting = first?.(this, url)
      if (waiting !== undefined) {
        waiting.then(set).catch(fail)
        return
      }
      try {
        set()
      } catch {
        fail()
      }
    },
  })
}

/** The files that the page admits beyond those that its document listed. */
export interface Guard {
  /** Admits the files of a module whose entry alone the document listed. */
  admit(module: RegisteredModule): void
  /** Admits the files of a build that came after the document, instead of those of the build before. */
  replace(before: RegisteredModule, next: RegisteredModule): void
}

/**
 * Adds the registry's hash to every file that a module's loader requests, whichever bundler built it. The
 * document's policy (server/src/web/headers.ts) allows scripts only by hash and styles only by nonce.
 * Files that the registry lists get both; other files get neither.
 */
export function guardLoads(
  modules: readonly RegisteredModule[],
  page: {
    readonly ownFiles: string
    readonly allowUnverified: boolean
    /** The service worker, which no file of a module can pass for. */
    readonly worker?: string
  },
): Guard {
  const hashesOf = (module: RegisteredModule) =>
    module.descriptor.files.map(
      ({ path, integrity }) => [fileUrl(module, path), integrity] as const,
    )
  const hashes = new Map(modules.filter(isActive).flatMap(hashesOf))
  /** The hashes in the document's policy, which can't grow. */
  const inPolicy = new Set(hashes.values())
  const plain = (url: string) => new URL(url, location.href).href.replace(/[?#].*/, '')
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce

  function addHash(target: HTMLScriptElement | HTMLLinkElement, url: string): boolean {
    const hash = hashes.get(plain(url))
    if (hash === undefined) return false
    target.integrity ||= hash
    target.crossOrigin ||= 'anonymous'
    return true
  }

  /** Runs a script whose hash the policy lacks with the nonce, once it is known to be harmless. */
  function runLate(script: HTMLScriptElement, url: string): Promise<void> | undefined {
    const hash = hashes.get(plain(url))
    if (hash === undefined || inPolicy.has(hash) || nonce === undefined) return undefined
    return import(/* webpackChunkName: "builds" */ './files/late-file.ts').then(
      async ({ checkLate }) => {
        if (!(await checkLate(url, hash))) throw new Error(`${url} needs a document that lists it.`)
        script.nonce = nonce
        script.crossOrigin = 'anonymous'
        script.integrity = hash
      },
    )
  }

  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  trustedTypes?.createPolicy('default', {
    // Allows text without '<': libraries assign plain text as HTML in their templates.
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL(url) {
      const isKnown =
        hashes.has(plain(url)) || plain(url).startsWith(page.ownFiles) || plain(url) === page.worker
      return isKnown || page.allowUnverified ? url : null
    },
  })
  afterSet(HTMLScriptElement.prototype, 'src', addHash, runLate)
  afterSet(HTMLLinkElement.prototype, 'href', (link, url) => {
    // A preloaded ES module would pass the nonce on to what it imports, which would then need no hash.
    if (addHash(link, url) && nonce !== undefined && link.rel !== 'modulepreload')
      link.nonce = nonce
  })
  function admit(module: RegisteredModule): void {
    for (const [url, hash] of hashesOf(module)) if (hash !== undefined) hashes.set(url, hash)
  }

  return {
    admit,
    replace(before, next) {
      for (const [url] of hashesOf(before)) hashes.delete(url)
      admit(next)
    },
  }
}
