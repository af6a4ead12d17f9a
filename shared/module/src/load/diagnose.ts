import { builtDescriptorPath } from '@tessera/contracts/descriptor-path'
import type { ListedModule } from '@tessera/contracts/listed-module'
import type { ModuleError } from './errors.ts'
import { moduleError } from './errors.ts'
import { integrityOf } from './files/complete-module.ts'
import { fileUrl } from './files/file-url.ts'

/** The details of a module's failed load. */
export interface FailedLoad {
  readonly module: ListedModule
  /** The requested files, in the order to check them. */
  readonly paths: readonly string[]
  readonly thrown: unknown
  readonly fetch: typeof globalThis.fetch
  /** True only in development, where files have no hashes. */
  readonly allowUnverified: boolean
}

/** Returns the file that the bundler's loader could not load, from its error. */
function requestOf(thrown: unknown): string | undefined {
  const request = typeof thrown === 'object' && thrown !== null && Reflect.get(thrown, 'request')
  return typeof request === 'string' ? request : undefined
}

/**
 * Explains why a module or a view did not load: finds the first file that is missing or wrong. A failed
 * script tag gives no reason, so the files are fetched again; this happens only after a failure.
 */
export async function explain(failed: FailedLoad): Promise<ModuleError> {
  const { module, paths, thrown } = failed
  const { name, files, importsNothing } = module.descriptor
  const request = requestOf(thrown)
  // Of scripts that import each other, the browser does not say which one failed.
  const imported = files.filter(({ kind }) => kind === 'script' && importsNothing !== true)
  const all = [...paths, ...imported.map(({ path }) => path)]
  const urls = all.map((path) => fileUrl(module, path))
  for (const url of new Set(request === undefined ? urls : [request, ...urls])) {
    const file = files.find(({ path }) => fileUrl(module, path) === url.replace(/[?#].*/, ''))
    if (file?.integrity === undefined && !failed.allowUnverified)
      return moduleError('integrity', name, `the registry has no hash of ${url}`)
    const found = await diagnose(name, { url, integrity: file?.integrity, type: code }, failed)
    if (found.code !== 'threw-at-load') return found
  }
  if (module.isPartial === true && module.build !== undefined) {
    const url = builtDescriptorPath(name, module.build)
    const integrity = integrityOf(module.build)
    return diagnose(name, { url, integrity, type: /json/ }, failed)
  }
  return moduleError('threw-at-load', name, thrown)
}

interface WantedFile {
  readonly url: string
  readonly integrity: string | undefined
  readonly type: RegExp
}

const code = /javascript|text\/css/

async function diagnose(
  module: string,
  { url, integrity, type: wanted }: WantedFile,
  { fetch }: Pick<FailedLoad, 'fetch'>,
): Promise<ModuleError> {
  try {
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
    if (!answer.ok) return moduleError('bad-status', module, `${url} answered ${answer.status}`)
    const type = answer.headers.get('content-type') ?? ''
    if (!wanted.test(type)) return moduleError('not-a-module', module, `${url} is ${type}`)
    const found = await hashOf(
      await answer.arrayBuffer(),
      integrity?.startsWith('sha256') ? 256 : 384,
    )
    if (integrity !== undefined && found !== integrity)
      return moduleError('integrity', module, `${url} is ${found}, not ${integrity}`)
    return moduleError('threw-at-load', module, `${url} arrived whole and did not run`)
  } catch (thrown) {
    const late = thrown instanceof Error && thrown.name === 'TimeoutError'
    return moduleError(late ? 'timeout' : 'unreachable', module, thrown)
  }
}

async function hashOf(bytes: ArrayBuffer, bits: 256 | 384): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))
  return `sha${bits}-${btoa(String.fromCharCode(...hash))}`
}
