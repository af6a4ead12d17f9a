import { join } from 'node:path'
import { createRsbuild, logger } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { root } from '@tessera/build/commands/root'

/** The build folder of the page with the grids. */
export const gridFolder = join(root, 'bench/dist/grid')

/** Builds the page with the grids for production. */
export async function buildGridPage(): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({
    cwd: join(root, 'bench'),
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: './src/grid/page/entry.ts' } },
      tools: { htmlPlugin: false },
      splitChunks: false,
      performance: { printFileSize: false },
      output: {
        distPath: { root: gridFolder, js: '', css: '' },
        cleanDistPath: true,
        filename: { js: '[name].js', css: '[name].css' },
        assetPrefix: '/',
        legalComments: 'none',
      },
    },
  })
  const { close } = await rsbuild.build()
  await close()
}
