import { pluginModuleFederation } from '@module-federation/rsbuild-plugin'
import { createRsbuild, logger } from '@rsbuild/core'

/**
 * Builds a module with the federation's plugin as it comes, without our preset: the chunks behind its
 * entry carry no hashes. Tests run it to see what becomes of a module that somebody else built.
 */
export async function buildStock(folder: string): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: {
      mode: 'production',
      source: { entry: { index: 'data:text/javascript,' } },
      output: { assetPrefix: 'auto', distPath: { root: 'dist' }, dataUriLimit: 0 },
      tools: { htmlPlugin: false },
      plugins: [
        pluginModuleFederation({
          name: 'stock',
          filename: 'remoteEntry.js',
          exposes: { './module': './module.js' },
          dts: false,
        }),
      ],
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
