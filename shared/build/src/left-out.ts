import { join, resolve } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

/** The parts of packages that the shell never runs, by their replacement. Decisions 055 and 094 have each one's bytes. */
export const partsOfShell: Readonly<Record<string, RegExp>> = {
  'remote-loading':
    /(runtime-core[/\\]dist[/\\]utils[/\\](load|preload)|federation[/\\]sdk[/\\]dist[/\\]dom)\.js$/,
  'any-version': /runtime-core[/\\]dist[/\\]utils[/\\]semver[/\\]index\.js$/,
  logger: /federation[/\\]sdk[/\\]dist[/\\]logger\.js$/,
  descriptions: /error-codes[/\\]dist[/\\]desc\.mjs$/,
  init: /webpack-bundler-runtime[/\\]dist[/\\](init|getSharedFallbackGetter)\.js$/,
  'mutation-cache': /query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/,
}

/** Modules replace the whole runtime, because their hosts have one. */
export const partsOfModules: Readonly<Record<string, RegExp>> = {
  'bundler-runtime': /webpack-bundler-runtime[/\\]dist[/\\]index\.c?js$/,
}

/** The router's package exports only its development files; beside them are those for production. */
export const routerFiles = ['dist/development/index.mjs', 'dist/production/index.mjs'] as const

/** Leaves the code that a page never runs out of production builds, to save bytes of the first load. */
export function leftOut(room: 'shell' | 'module'): RsbuildPlugin {
  const leaving = Object.entries(room === 'module' ? partsOfModules : partsOfShell)
  return {
    name: 'left-out',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, isDev, rspack }) => {
        if (isDev) return
        const replace = rspack.NormalModuleReplacementPlugin
        appendPlugins([
          new replace(/\.[cm]?js$/, (asked) => {
            const path = resolve(asked.context, asked.request)
            const instead = leaving.find(([, files]) => files.test(path))
            if (instead === undefined) return
            asked.request = join(import.meta.dirname, `instead/${instead[0]}.ts`)
          }),
          new replace(/react-router[/\\]dist[/\\]development[/\\]index\.mjs$/, ({ createData }) => {
            if (createData?.resource !== undefined)
              createData.resource = createData.resource.replace('development', 'production')
          }),
        ])
      })
    },
  }
}
