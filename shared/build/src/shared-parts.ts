import { readFileSync } from 'node:fs'
import type { RsbuildPlugin } from '@rsbuild/core'
import { ownSource } from './own-sources.ts'
import { sharedInPart } from './sharing.ts'

const listing = /[/\\]module[/\\]src[/\\]shared-\w+\.[jt]s$/

/** Returns the names that a source imports from a package, without types. */
export const namedOf = (name: string, source: string): readonly string[] =>
  [...source.matchAll(new RegExp(`(?:im|ex)port \\{([^}]*)\\} from '${name}'`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((each) => each.trim().split(' as ')[0] ?? '')
    .filter((each) => each !== '' && !each.startsWith('type '))

/** Returns an error text when a source imports more of a package than is shared. */
export function notShared(source: string): string | undefined {
  for (const [name, { file }] of Object.entries(sharedInPart)) {
    const shared = namedOf(name, readFileSync(file, 'utf8'))
    const missing = namedOf(name, source).filter((each) => !shared.includes(each))
    if (missing.length > 0)
      return `Pages share only these exports of ${name}: ${shared.join(', ')}. A source imports ${missing.join(', ')}. Remove the import, or add it to ${file} and deploy the shell first.`
  }
  return undefined
}

/**
 * Fails the build when a source imports an export that is not shared (sharing.ts), because it would be
 * undefined at run time. The files that list the shared exports import the package itself: their request
 * is marked by `!!`.
 */
export function sharedParts(): RsbuildPlugin {
  const packages = Object.keys(sharedInPart)
  return {
    name: 'shared-parts',
    setup(api) {
      api.transform({ test: ownSource }, ({ code, resourcePath }) => {
        const fault = listing.test(resourcePath) ? undefined : notShared(code)
        if (fault !== undefined) throw new Error(fault)
        return code
      })
      api.modifyRspackConfig((_, { appendPlugins, rspack }) => {
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            new RegExp(`^(${packages.join('|')})$`),
            (asked) => {
              if (listing.test(asked.contextInfo.issuer)) asked.request = `!!${asked.request}`
            },
          ),
        )
      })
    },
  }
}
