import { join, resolve } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

/** The part of the query library that the shell never runs. Decisions 055 and 094 have its bytes. */
export const mutationCache = /query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/

/** The file that replaces it. */
export const mutationCacheInstead = join(import.meta.dirname, 'instead/mutation-cache.ts')

/** The router's package exports only its development files; beside them are those for production. */
export const routerFiles = ['dist/development/index.mjs', 'dist/production/index.mjs'] as const

/** Leaves the code that a page never runs out of the shell's production builds, to save bytes of the first load. */
export function leftOut(): RsbuildPlugin {
  return {
    name: 'left-out',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, isDev, rspack }) => {
        if (isDev) return
        const replace = rspack.NormalModuleReplacementPlugin
        appendPlugins([
          new replace(/\.js$/, (asked) => {
            if (mutationCache.test(resolve(asked.context, asked.request)))
              asked.request = mutationCacheInstead
          }),
          new replace(
            /react-router[/\\]dist[/\\]development[/\\](?:index|dom-export)\.mjs$/,
            ({ createData }) => {
              if (createData?.resource !== undefined)
                createData.resource = createData.resource.replace('development', 'production')
            },
          ),
        ])
      })
    },
  }
}
