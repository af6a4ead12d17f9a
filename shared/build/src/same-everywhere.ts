import type { RsbuildPlugin } from '@rsbuild/core'

/** The name by which the federation's own entry imports its runtime in our builds. */
const byName = 'federation-bundler-runtime'

/** The entry, a module whose address is its text, from its import of the runtime's file. */
const entry =
  /^(.*data:text\/javascript,import%20__module_federation_bundler_runtime__%20from%20%22)(.+?)(%22.*)$/s

/**
 * Keeps the folder of the checkout out of the build. The federation plugin adds an entry whose text names
 * a file by its whole path; modules get their ids from such texts, so another folder gave other bytes.
 */
export function sameEverywhere(): RsbuildPlugin {
  return {
    name: 'same-everywhere',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        let file = byName
        const { NormalModuleReplacementPlugin } = rspack
        appendPlugins([
          new NormalModuleReplacementPlugin(entry, (asked) => {
            const [, before, path, after] = entry.exec(asked.request) ?? []
            // The bundler asks again after it has resolved the entry.
            if (path === undefined || path === byName) return
            file = decodeURIComponent(path)
            asked.request = `${before}${byName}${after}`
          }),
          new NormalModuleReplacementPlugin(new RegExp(`^${byName}$`), (asked) => {
            asked.request = file
          }),
        ])
      })
    },
  }
}
