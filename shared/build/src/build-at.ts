import { createRsbuild, logger, type RsbuildConfig } from '@rsbuild/core'

/** Builds a folder, as it ships unless its configuration says otherwise. */
export async function buildAt(cwd: string, config: RsbuildConfig): Promise<void> {
  logger.level = 'error'
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { mode: 'production', ...config } })
  const { close } = await rsbuild.build()
  await close()
}
