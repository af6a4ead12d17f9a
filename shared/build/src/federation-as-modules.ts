import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Uses the ES modules of the federation runtime instead of its CommonJS files, which cannot be
 * tree-shaken.
 */
export function federationAsModules(): RsbuildPlugin {
  return {
    name: 'federation-as-modules',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(/@module-federation[/\\].*\.cjs$/, (asked) => {
            const asModule = (path: string) => path.replace(/\.cjs$/, '.js')
            asked.request = asModule(asked.request)
            const { createData } = asked
            if (createData?.resource !== undefined)
              createData.resource = asModule(createData.resource)
          }),
        )
      })
    },
  }
}
