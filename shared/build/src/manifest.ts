import { definitionAt } from './definition-at.ts'
import { installedVersion } from './installed-version.ts'

/** The parts of the federation's statistics that `mf-manifest.json` is made of and that we fill in. */
interface Stats {
  readonly metaData: { readonly buildInfo: { buildVersion: string } }
  readonly shared: readonly { readonly name: string; version: string; requiredVersion: string }[]
}

/**
 * Fills in what the plugin leaves out of `mf-manifest.json`, because modules do not bundle what they share:
 * the versions of the packages that they were built with, and their own.
 */
export async function fillManifest({
  stats,
  compiler,
}: {
  readonly stats: Stats
  readonly compiler: { readonly context: string }
}): Promise<void> {
  for (const one of stats.shared) {
    one.version = installedVersion(one.name)
    one.requiredVersion = '*'
  }
  stats.metaData.buildInfo.buildVersion = (await definitionAt(compiler.context)).version
}
