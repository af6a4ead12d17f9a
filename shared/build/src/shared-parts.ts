import { readFileSync } from 'node:fs'
import type { RsbuildPlugin } from '@rsbuild/core'
import { sharedInPart } from './sharing.ts'

const listing = /[/\\]module[/\\]src[/\\]shared-\w+\.ts$/

/** What a source names of a package, types aside. */
export const namedOf = (name: string, source: string): readonly string[] =>
  [...source.matchAll(new RegExp(`(?:im|ex)port \\{([^}]*)\\} from '${name}'`, 'g'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((each) => each.trim().split(' as ')[0] ?? '')
    .filter((each) => each !== '' && !each.startsWith('type '))

/** What is wrong with a source that names more of a package than the page has, if it does. */
export function notShared(source: string): string | undefined {
  for (const [name, list] of Object.entries(sharedInPart)) {
    const shared = namedOf(name, readFileSync(list, 'utf8'))
    const missing = namedOf(name, source).filter((each) => !shared.includes(each))
    if (missing.length > 0)
      return `Of ${name} a page has ${shared.join(', ')}, and not ${missing.join(', ')}. Do without, or add it to ${list} and deploy the shell first.`
  }
  return undefined
}

/**
 * Of some packages a page has a part (sharing.ts). The file that lists it must find the package
 * itself, and is told from everybody else by the loaders that its request does without; a source
 * that names something else fails the build, for at run time it would find `undefined`.
 */
export function sharedParts(): RsbuildPlugin {
  const packages = Object.keys(sharedInPart)
  return {
    name: 'shared-parts',
    setup(api) {
      api.transform({ test: /^(?!.*node_modules).*\.tsx?$/ }, ({ code, resourcePath }) => {
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
