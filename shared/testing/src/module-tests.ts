import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vitest/node'

/**
 * The settings of vitest for a module in a repository of its own. Packages of the product go through vitest, because
 * they import styles.
 *
 *     export default defineConfig({ test: moduleTests })
 */
export const moduleTests: InlineConfig = {
  setupFiles: [fileURLToPath(new URL('./set-up.ts', import.meta.url))],
  testTimeout: 30_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
  server: { deps: { inline: [/[/\\]@tessera[/\\]/] } },
}
