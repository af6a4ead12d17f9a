import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import * as bundler from '@module-federation/runtime-tools/webpack-bundler-runtime'

/**
 * Puts the federation's own runtime where builds look for it: those of the plugin with `externalRuntime`,
 * and those of our preset from before containers had a runtime of their own (decision 055).
 */
export function provideRuntime(): void {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  Reflect.set(globalThis, '__TESSERA_FEDERATION__', Reflect.get(bundler, 'default'))
}
