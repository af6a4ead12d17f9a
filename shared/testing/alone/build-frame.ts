import { join } from 'node:path'
import { createRsbuild, logger } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { root } from '@tessera/commands/root'
import { framePath } from './about.ts'

/** Builds the frame page into a folder and returns it: `static/js/frame.js`, `static/css/frame.css`. */
export async function buildFrame(
  files = join(root, 'node_modules/.cache/tessera/alone'),
): Promise<string> {
  logger.level = 'error'
  const folder = join(import.meta.dirname, 'frame')
  const rsbuild = await createRsbuild({
    cwd: folder,
    rsbuildConfig: {
      mode: 'production',
      plugins: [pluginReact()],
      source: { entry: { frame: join(folder, 'frame.tsx') } },
      tools: { htmlPlugin: false },
      splitChunks: false,
      output: {
        distPath: { root: files },
        assetPrefix: framePath,
        filenameHash: false,
        minify: false,
        legalComments: 'none',
        sourceMap: false,
      },
      performance: { printFileSize: false },
      server: { publicDir: false },
    },
  })
  const { close } = await rsbuild.build()
  await close()
  return files
}
