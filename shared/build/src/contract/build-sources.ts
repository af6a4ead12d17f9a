import type { RsbuildPlugin } from '@rsbuild/core'
import { ownSource } from '../own-sources.ts'

/** Collects the paths of our own sources in a build. */
export interface BuildSources {
  readonly plugin: RsbuildPlugin
  readonly paths: ReadonlySet<string>
}

/** Collects each source that a build transforms, packages aside. */
export function buildSources(): BuildSources {
  const paths = new Set<string>()
  const plugin: RsbuildPlugin = {
    name: 'tessera-build-sources',
    setup(api) {
      api.transform({ test: ownSource }, ({ code, resourcePath }) => {
        paths.add(resourcePath)
        return code
      })
    },
  }
  return { plugin, paths }
}
