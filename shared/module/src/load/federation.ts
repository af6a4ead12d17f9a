import { getInstance } from '@module-federation/enhanced/runtime'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { again } from './again.ts'
import { fileUrl } from './file-url.ts'
import type { Federation } from './load-module.ts'
import { runScript } from './run-script.ts'

/** A federation container: it gets the shared packages and returns its exposed modules. */
interface Container {
  init(shared: object, seen: unknown[], options: object): unknown
  get(exposed: string): Promise<() => unknown>
}

/** The federation's data in each build of the bundler. */
declare const __webpack_require__: { readonly federation: object }

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value

type Scope = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'][string]

async function parser(): Promise<() => object> {
  const parsing = await import(/* webpackChunkName: "schemas" */ '@tessera/contracts/parse')
  return () => parsing
}

/**
 * Shares the parser, which loads when the first module asks for it; the runtime would load it with the shell.
 * Builds from before schemas were made late take it by another name.
 */
function shareParser(scope: Scope): void {
  for (const [version, schemas] of Object.entries(scope['@tessera/contracts/late-schema'] ?? {})) {
    const { lib: _, loading: __, eager: ___, ...like } = schemas
    const shared = { [version]: { ...like, loaded: false, get: parser } }
    for (const name of ['parse', 'schema']) scope[`@tessera/contracts/${name}`] ??= shared
  }
}

function withAttempt(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}?attempt=${attempt}`
}

/**
 * Removes a module's preloaded scripts that have finished or failed. A loaded chunk has registered itself;
 * for a failed one, the bundler's loader would wait forever while its script is in the document.
 */
function clearEnded(base: string): void {
  const all = document.readyState === 'complete'
  const early = [...document.querySelectorAll('script')].filter(
    (script) => script.async && script.src.startsWith(base),
  )
  for (const script of early)
    if (all || performance.getEntriesByName(script.src).length > 0) script.remove()
  if (all) return
  // The browser may have no entry of a script that failed. Its loader learns of it when all have ended; one that
  // has loaded its chunk takes no notice.
  const tell = () => {
    for (const script of early) if (script.isConnected) script.dispatchEvent(new Event('error'))
  }
  addEventListener('load', () => setTimeout(tell), { once: true })
}

/**
 * Creates the page's federation for `loadModule`. The federation runtime holds the shared packages. Entries
 * are run here, because the runtime's own loader is large and made for manifests. They run only with the
 * registry's hash, and so does every file that an entry loads (./guard-loads.ts).
 */
export function pageFederation(): Federation {
  const instance = getInstance()
  if (instance === null) {
    throw new Error(
      'No federation runtime on this page. Build the shell with the preset of shared/build.',
    )
  }
  // Modules that were built before containers had their own small runtime take this one (decision 055).
  Reflect.set(window, '__TESSERA_FEDERATION__', __webpack_require__.federation)
  const scopes = instance.shareScopeMap
  for (const scope of Object.values(scopes)) shareParser(scope)
  const containers = new Map<string, Promise<Container>>()

  async function open(
    { base, descriptor }: RegisteredModule,
    url: string,
    whole: Promise<void>,
  ): Promise<Container> {
    clearEnded(base)
    const entry = descriptor.files.find(({ path }) => path === descriptor.entry)
    if (entry === undefined) throw new Error(`No hash is known for ${url}, so it is not run.`)
    // Forgets the container of an earlier attempt.
    Reflect.set(window, descriptor.container, undefined)
    await Promise.all([runScript(url, entry.integrity), whole])
    const container: unknown = Reflect.get(window, descriptor.container)
    if (!isContainer(container)) throw new Error(`${url} leaves no ${descriptor.container}.`)
    const shared = scopes.default ?? {}
    scopes.default = shared
    const options = Object.defineProperty(
      { version: '', shareScopeKeys: 'default' },
      'shareScopeMap',
      {
        value: scopes,
      },
    )
    await container.init(shared, [], options)
    return container
  }

  function containerOf(
    module: RegisteredModule,
    url: string,
    whole: Promise<void>,
  ): Promise<Container> {
    const opened = containers.get(url) ?? open(module, url, whole)
    containers.set(url, opened)
    opened.catch(() => containers.delete(url))
    return opened
  }

  return {
    load(module, attempt, whole = Promise.resolve()) {
      const url = withAttempt(fileUrl(module, module.descriptor.entry), attempt)
      const exposed = async () => (await (await containerOf(module, url, whole)).get('./module'))()
      return attempt === 0 ? exposed() : again(exposed)
    },
    forget(module) {
      const entry = fileUrl(module, module.descriptor.entry)
      for (const url of containers.keys()) if (url.split('?')[0] === entry) containers.delete(url)
      return scopes
    },
  }
}
