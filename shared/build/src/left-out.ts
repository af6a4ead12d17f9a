import type { RsbuildPlugin } from '@rsbuild/core'

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
          new replace(/react-router[/\\]dist[/\\]development[/\\]index\.mjs$/, ({ createData }) => {
            if (createData?.resource !== undefined)
              createData.resource = createData.resource.replace('development', 'production')
          }),
        ])
      })
    },
  }
}
