import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Takes the router's production files. Its package exports only its development files; those for production
 * lie beside them, under the same names.
 */
export function productionRouter(): RsbuildPlugin {
  return {
    name: 'production-router',
    setup(api) {
      api.modifyRspackConfig((_, { appendPlugins, isDev, rspack }) => {
        if (isDev) return
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            /react-router[/\\]dist[/\\]development[/\\](?:index|dom-export)\.mjs$/,
            ({ createData }) => {
              if (createData?.resource !== undefined)
                createData.resource = createData.resource.replace('development', 'production')
            },
          ),
        )
      })
    },
  }
}
