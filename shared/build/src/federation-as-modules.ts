import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * The federation's runtime comes as CommonJS where the build asks for it by `require.resolve`, and
 * then nothing of it can be left out. Its modules lie beside it and are taken instead.
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
