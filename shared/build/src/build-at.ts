import { createRsbuild, logger, type RsbuildConfig } from '@rsbuild/core'

/** Builds a folder as it ships, into its `dist/`. */
export async function buildAt(cwd: string, config: RsbuildConfig): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { ...config, mode: 'production' } })
  const { close } = await rsbuild.build()
  await close()
}
