import type { RsbuildPlugin } from '@rsbuild/core'
import { readLock, stateOf } from './contract-lock.ts'
import { contractParts } from './contract-parts.ts'
import { smallestRange, usedParts } from './used-parts.ts'

/** Collects the sources of a build, and returns the contract range that they need. */
export interface ContractRange {
  readonly plugin: RsbuildPlugin
  rangeOf(definition: object): Promise<{ readonly range: string; readonly uses: readonly string[] }>
}

/** Computes the smallest range of contract versions that a module needs, from the sources in its build. */
export function contractRange(): ContractRange {
  const sources = new Set<string>()
  return {
    plugin: {
      name: 'tessera-contract-range',
      setup(api) {
        api.transform({ test: /^(?!.*node_modules).*\.tsx?$/ }, ({ code, resourcePath }) => {
          sources.add(resourcePath)
          return code
        })
      },
    },
    async rangeOf(definition) {
      const parts = contractParts()
      const uses = await usedParts({ sources: [...sources], definition }, parts)
      return { range: smallestRange(uses, stateOf(readLock(), parts).since), uses }
    },
  }
}
