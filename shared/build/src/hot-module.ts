import type { RsbuildPlugin } from '@rsbuild/core'

const handOver = `
import * as tesseraSelf from './module.ts'
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  globalThis.dispatchEvent(new CustomEvent('tessera:module', { detail: tesseraSelf.default }))
}
`

/**
 * In development, passes a changed `module.ts` to the shell, which cleans up and sets up again
 * (shell/src/overrides/hot-modules.ts). Without this, the page would reload.
 */
export function hotModule(): RsbuildPlugin {
  return {
    name: 'tessera-hot-module',
    apply: (_, { action }) => action === 'dev',
    setup(api) {
      api.transform({ test: /[/\\]src[/\\]module\.ts$/ }, ({ code }) => code + handOver)
    },
  }
}
