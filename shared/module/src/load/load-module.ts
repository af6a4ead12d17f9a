import { abiOf, federationAbi } from '@tessera/contracts/abi'
import { isCompatible } from '@tessera/contracts/compatible'
import type { ListedModule } from '@tessera/contracts/listed-module'
import { timings } from '@tessera/contracts/timings'
import { contractVersion } from '@tessera/contracts/version'
import type { DefinedModule } from '../define-module.ts'
import type { FailedLoad } from './diagnose.ts'
import type { ModuleError } from './errors.ts'
import { moduleError } from './errors.ts'

export type { ModuleError, ModuleErrorCode } from './errors.ts'
export { moduleError, moduleErrorTexts } from './errors.ts'

/** The result of loading a module. */
export type LoadResult =
  | { readonly ok: true; readonly definition: DefinedModule }
  | { readonly ok: false; readonly error: ModuleError }

/** The parts of the federation runtime that loading uses. Each module is a remote by its name (federation.ts). */
export interface Federation {
  /** Calls `loadRemote('<name>/module')`. After a failure, the next call requests the entry again. */
  load(module: ListedModule): Promise<unknown>
  /** Registers the remote again (`force`) when a load takes too long, so that the next one doesn't wait for it. */
  abandon?(module: ListedModule): void
  /** Registers a module's next build instead of this one (`force`). Returns the share scopes, for `forgetContainer`. */
  replace?(next: ListedModule): Readonly<Record<string, unknown>>
}

interface LoadOptions {
  readonly federation: Federation
  readonly fetch: typeof globalThis.fetch
  /** True only in development, where files change while the page is open. */
  readonly allowUnverified: boolean
  readonly timeout?: number
}

const failed = (error: ModuleError): LoadResult => ({ ok: false, error })

const isDefinition = (value: unknown): value is DefinedModule =>
  typeof value === 'object' && value !== null && 'name' in value && 'version' in value

function definitionIn(exposed: unknown): DefinedModule | undefined {
  const found =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed
      ? exposed.default
      : exposed
  return isDefinition(found) ? found : undefined
}

/** Waits for work, but only so long. Afterwards nothing holds its result. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value | 'timeout'> {
  const { promise, resolve } = Promise.withResolvers<'timeout'>()
  const timer = setTimeout(() => resolve('timeout'), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** Explains a failed load. The code for it is fetched only after a failure. */
export async function explainFailure(failed: FailedLoad): Promise<ModuleError> {
  try {
    const { explain } = await import(/* webpackChunkName: "faults" */ './diagnose.ts')
    return await explain(failed)
  } catch (thrown) {
    return moduleError('unreachable', failed.module.descriptor.name, thrown)
  }
}

/**
 * Loads a module from the registry: checks its descriptor, calls `loadRemote` within the time limit, and checks
 * that `./module` is a definition. Never throws: failures are returned as a `ModuleError`. Code without a hash in
 * the registry does not run.
 */
export async function loadModule(
  name: string,
  registered: ListedModule | undefined,
  options: LoadOptions,
): Promise<LoadResult> {
  if (registered === undefined || !registered.enabled) {
    return failed(
      moduleError('absent', name, 'the registry does not list it, or it is switched off'),
    )
  }
  const { descriptor } = registered
  if (abiOf(descriptor) !== federationAbi) {
    const cause = `built for ABI ${descriptor.abi}, this shell has ${federationAbi}`
    return failed(moduleError('wrong-abi', name, cause))
  }
  if (!isCompatible(descriptor.contract, contractVersion)) {
    const cause = `built for contract ${descriptor.contract}, this shell has ${contractVersion}`
    return failed(moduleError('incompatible', name, cause))
  }
  const entry = descriptor.files.find(({ path }) => path === descriptor.entry)
  if (entry === undefined || (entry.integrity === undefined && !options.allowUnverified))
    return failed(moduleError('integrity', name, 'the descriptor has no hash of its entry'))
  try {
    const exposed = await within(
      options.timeout ?? timings.moduleLoad,
      options.federation.load(registered),
    )
    if (exposed === 'timeout') {
      options.federation.abandon?.(registered)
      return failed(moduleError('timeout', name, `nothing within ${timings.moduleLoad} ms`))
    }
    const definition = definitionIn(exposed)
    if (definition === undefined)
      return failed(moduleError('not-a-module', name, './module is not made by defineModule'))
    if (definition.name !== name)
      return failed(moduleError('not-a-module', name, `the files are of ${definition.name}`))
    return { ok: true, definition }
  } catch (thrown) {
    const paths = [descriptor.entry, ...descriptor.preload]
    const { fetch, allowUnverified } = options
    return failed(
      await explainFailure({ module: registered, paths, thrown, fetch, allowUnverified }),
    )
  }
}
