import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'

/** A change of one source. */
interface Edit {
  readonly path: string
  /** The text that the new line follows. */
  readonly after: string
  readonly line: string
}

const capitalized = (locale: string): string => locale.charAt(0).toUpperCase() + locale.slice(1)

const shellTexts = 'shell/src/languages'

const editsFor = (locale: string, name: string, modules: readonly string[]): readonly Edit[] => [
  {
    path: 'shared/contracts/src/locale.ts',
    after: "  { locale: 'de', name: 'Deutsch' },\n",
    line: `  { locale: '${locale}', name: ${JSON.stringify(name)} },\n`,
  },
  {
    path: 'server/src/languages/language-of.ts',
    after: "import ownInDe from './de.json' with { type: 'json' }\n",
    line: `import contractsIn${capitalized(locale)} from '@tessera/contracts/languages/${locale}.json' with { type: 'json' }\nimport ownIn${capitalized(locale)} from './${locale}.json' with { type: 'json' }\n`,
  },
  {
    path: 'server/src/languages/language-of.ts',
    after: '  de: [contractsInDe, ownInDe],\n',
    line: `  ${locale}: [contractsIn${capitalized(locale)}, ownIn${capitalized(locale)}],\n`,
  },
  {
    path: `${shellTexts}/other-language.ts`,
    after: `  de: () => import(/* webpackChunkName: "words-de" */ './in-de.ts'),\n`,
    line: `  ${locale}: () => import(/* webpackChunkName: "words-${locale}" */ './in-${locale}.ts'),\n`,
  },
  ...modules.map((module) => ({
    path: `${module}/src/module.ts`,
    after: '  words: {',
    line: ` ${locale}: () => import(/* webpackChunkName: "words-${locale}" */ './languages/${locale}.json'), `,
  })),
]

/** Returns the sources of the product with one more language, or the path of one whose form is not known. */
export function sourcesWith(
  locale: string,
  name: string,
  modules: readonly string[],
): ReadonlyMap<string, string> | { readonly unknown: string } {
  const sources = new Map<string, string>()
  for (const { path, after, line } of editsFor(locale, name, modules)) {
    const code = sources.get(path) ?? readFileSync(join(root, path), 'utf8')
    const at = code.indexOf(after)
    if (at < 0) return { unknown: path }
    sources.set(path, code.slice(0, at + after.length) + line + code.slice(at + after.length))
  }
  const ofShell = `${shellTexts}/in-${locale}.ts`
  const german = readFileSync(join(root, `${shellTexts}/in-de.ts`), 'utf8')
  if (!existsSync(join(root, ofShell)))
    sources.set(ofShell, german.replaceAll('/de.json', `/${locale}.json`))
  return sources
}

/**
 * Adds a language to those that people can choose: a line in the list, the service, the shell and each module
 * that has its texts. Returns the files that it changed, or the file whose form it does not know.
 */
export function offerLanguage(
  locale: string,
  name: string,
  modules: readonly string[],
): readonly string[] | { readonly unknown: string } {
  const sources = sourcesWith(locale, name, modules)
  if ('unknown' in sources) return sources
  for (const [path, code] of sources) writeFileSync(join(root, path), code)
  spawnSync('biome', ['check', '--write', ...sources.keys()], { cwd: root })
  return [...sources.keys()]
}
