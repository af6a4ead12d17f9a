import { join } from 'node:path'
import { createRsbuild, logger } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { root } from '@tessera/commands/root'

/** Builds a page of the benchmarks for production, as one script and one style sheet named `index`. */
export async function buildPage(entry: string, folder: string): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({
    cwd: join(root, 'bench'),
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { index: entry } },
      tools: { htmlPlugin: false },
      splitChunks: false,
      performance: { printFileSize: false },
      output: {
        distPath: { root: folder, js: '', css: '' },
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
