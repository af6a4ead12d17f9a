import { join, resolve } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

/** The parts of packages that the shell never runs, by their replacement. Decision 094 has each one's bytes. */
export const partsOfShell: Readonly<Record<string, RegExp>> = {
  'mutation-cache': /query-core[/\\]build[/\\]modern[/\\]mutationCache\.js$/,
}

/** The entry that the federation's plugin adds to a container: a module whose address is its text. */
const containerEntry = /data:text\/javascript,import%20__module_federation_bundler_runtime__/

const instead = (name: string): string => join(import.meta.dirname, `instead/${name}.ts`)

/** Leaves the code that a page never runs out of production builds, to save bytes of the first load. */
export function leftOut(room: 'shell' | 'module'): RsbuildPlugin {
  const leaving = Object.entries(partsOfShell)
  return {
    name: 'left-out',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, isDev, rspack }) => {
        if (isDev) return
        const replace = rspack.NormalModuleReplacementPlugin
        appendPlugins(
          room === 'module'
            ? new replace(containerEntry, (asked) => {
                asked.request = instead('container-entry')
              })
            : new replace(/\.[cm]?js$/, (asked) => {
                const path = resolve(asked.context, asked.request)
                const [name] = leaving.find(([, files]) => files.test(path)) ?? []
                if (name !== undefined) asked.request = instead(name)
              }),
        )
      })
    },
  }
}
