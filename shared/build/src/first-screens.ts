import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'
import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { readingCalls } from '@tessera/contracts/first-screen/reading-calls'
import { type Catalogue, type Language, languageFrom } from '@tessera/contracts/language'
import type { ModuleDefinition } from '@tessera/module'
import type { FirstScreen } from '@tessera/module/first-screen'
import { compileFirstScreen } from '@tessera/module/first-screen/compile'
import { definitionAt } from './definition-at.ts'
import { packageFolder } from './installed.ts'
import { readCatalogues } from './read-catalogues.ts'

/** The folder of templates in a build. */
const folder = 'first-screen/'

const isSource = (path: string): boolean => /(^|-)first-screen\.ts$/.test(basename(path))

/** Lists the files of a module that define first screens. */
const sourcesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .sort()
    .map((path) => join(root, 'src', path))

/** The shared packages that have texts. */
const translated = ['cache', 'client', 'contracts', 'module', 'pins', 'ui']

/** Reads the catalogues of the shared packages, which the shell gives modules beside their own. */
function sharedCatalogues(root: string): Readonly<Record<string, Catalogue>> {
  const from = pathToFileURL(join(root, 'package.json')).href
  const merged: Record<string, Catalogue> = {}
  for (const name of translated) {
    const source = join(packageFolder(`@tessera/${name}`, from) ?? '', 'src')
    if (!existsSync(source)) continue
    for (const [locale, catalogue] of Object.entries(readCatalogues(source)))
      merged[locale] = { ...merged[locale], ...catalogue }
  }
  return merged
}

/** Returns the languages of a module besides English, each with the shared texts behind its own. */
export function moduleLanguages(root: string): readonly Language[] {
  const shared = sharedCatalogues(root)
  return Object.entries(readCatalogues(join(root, 'src'))).map(([locale, catalogue]) =>
    languageFrom(locale, catalogue, languageFrom(locale, shared[locale] ?? {})),
  )
}

/** Compiles a first screen to the text of its file. Throws what the service would refuse it for. */
export function templateText(
  screen: FirstScreen,
  { name, languages }: { readonly name: string; readonly languages: readonly Language[] },
): string {
  const text = `${JSON.stringify(compileFirstScreen(screen, languages))}\n`
  const read = readTemplate(text, { module: name, calls: readingCalls })
  if (read.ok) return text
  throw new Error(`The first screen of ${screen.route} in ${name} cannot be drawn: ${read.why}.`)
}

/** A template of a build: its page, its file and its text. */
interface BuiltTemplate {
  readonly path: string
  readonly text: string
}

async function screenAt(path: string): Promise<FirstScreen> {
  const { default: screen }: { default: FirstScreen } = await import(pathToFileURL(path).href)
  return screen
}

function pageOf({ name, pages = {} }: ModuleDefinition, { route }: FirstScreen): string {
  const page = Object.entries(pages).find(([, each]) => each.route === route)?.[0]
  if (page !== undefined) return page
  throw new Error(`A first screen of ${name} is for ${route}, and no page in its module.ts is.`)
}

async function templatesAt(root: string): Promise<readonly BuiltTemplate[]> {
  const sources = sourcesIn(root)
  if (sources.length === 0) return []
  const definition = await definitionAt(root)
  const languages = moduleLanguages(root)
  const screens = await Promise.all(sources.map(screenAt))
  return screens.map((screen) => {
    const text = templateText(screen, { name: definition.name, languages })
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
    return { path: `${folder}${pageOf(definition, screen)}.${hash}.json`, text }
  })
}

/** Adds the templates of a module's first screens to its build. */
export function firstScreens(): RsbuildPlugin {
  return {
    name: 'tessera-first-screens',
    setup(api) {
      api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
        for (const { path, text } of await templatesAt(api.context.rootPath))
          compilation.emitAsset(path, new sources.RawSource(text))
      })
    },
  }
}
