import type { RegisteredModule } from '@tessera/contracts/registry'
import { timings } from '@tessera/contracts/timings'
import { contractVersion } from '@tessera/contracts/version'
import type { ModuleDefinition } from '../define-module.ts'
import { isCompatible } from './compatible.ts'
import { diagnose } from './diagnose.ts'
import type { ModuleError } from './errors.ts'
import { moduleError } from './errors.ts'

export type { ModuleError, ModuleErrorCode } from './errors.ts'
export { moduleError, moduleErrors } from './errors.ts'

/** What loading comes to. */
export type LoadResult =
  | { readonly ok: true; readonly definition: ModuleDefinition }
  | { readonly ok: false; readonly error: ModuleError }

/** The federation runtime, as far as loading needs it. */
export interface Federation {
  /** Loads a container's entry and hands out its `./module`. `attempt` tells tries apart, which the runtime would else mix up. */
  load(module: RegisteredModule, attempt: number): Promise<unknown>
}

interface LoadOptions {
  readonly federation: Federation
  readonly fetch: typeof globalThis.fetch
  readonly attempt: number
  /** True in development alone, where files change under the page. */
  readonly allowUnverified: boolean
  readonly timeout?: number
}

const failed = (error: ModuleError): LoadResult => ({ ok: false, error })

const isDefinition = (value: unknown): value is ModuleDefinition =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'version' in value &&
  'contract' in value

function definitionIn(exposed: unknown): ModuleDefinition | undefined {
  const found =
    typeof exposed === 'object' && exposed !== null && 'default' in exposed
      ? exposed.default
      : exposed
  return isDefinition(found) ? found : undefined
}

function within<Value>(ms: number, work: Promise<Value>): Promise<Value | 'timeout'> {
  const { promise, resolve } = Promise.withResolvers<'timeout'>()
  const timer = setTimeout(() => resolve('timeout'), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/** The address of a file of a module. */
export const fileUrl = (module: RegisteredModule, path: string): string =>
  new URL(path, module.base).href

/**
 * Loads a module that the registry lists. Never throws: what can go wrong is the closed set of
 * `ModuleError`, and nothing runs whose hash the registry does not know.
 */
export async function loadModule(
  name: string,
  registered: RegisteredModule | undefined,
  options: LoadOptions,
): Promise<LoadResult> {
  if (registered === undefined || !registered.enabled) {
    return failed(
      moduleError('absent', name, 'the registry does not list it, or it is switched off'),
    )
  }
  const { descriptor } = registered
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
      options.federation.load(registered, options.attempt),
    )
    if (exposed === 'timeout')
      return failed(moduleError('timeout', name, `nothing within ${timings.moduleLoad} ms`))
    const definition = definitionIn(exposed)
    return definition === undefined
      ? failed(moduleError('not-a-module', name, './module is not made by defineModule'))
      : { ok: true, definition }
  } catch (thrown) {
    const found = await diagnose(
      name,
      fileUrl(registered, descriptor.entry),
      entry.integrity,
      options.fetch,
    )
    return failed(
      found.code === 'threw-at-load' ? moduleError('threw-at-load', name, thrown) : found,
    )
  }
}
