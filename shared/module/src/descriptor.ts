import { federationAbi } from '@tessera/contracts/abi'
import type { Catalogue } from '@tessera/contracts/language'
import type { BuiltFile, LanguageDescriptor, ModuleDescriptor } from '@tessera/contracts/registry'
import type { ModuleDefinition } from './define-module.ts'

/** The texts of each language besides English, by their English ones. */
export type Catalogues = Readonly<Record<string, Catalogue>>

/** The output of a build: the contract range, all files, and the files of each named chunk. */
export interface BuildOutput {
  /** The smallest range of contract versions that the module needs, as ^1.6.0. */
  readonly contract: string
  readonly entry: string
  readonly container: string
  readonly files: readonly BuiltFile[]
  /** The files of ./module. */
  readonly module: readonly string[]
  /** The files of each chunk, by its name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  readonly catalogues?: Catalogues
  /** True when no script has an import. */
  readonly importsNothing?: boolean
}

/** Describes the languages of a module: each one's file, and the texts that are shown before it loads. */
function languagesOf(
  { pages = {}, nav = [] }: ModuleDefinition,
  { catalogues = {}, chunks }: BuildOutput,
): Record<string, LanguageDescriptor> {
  const shown = [
    ...Object.values(pages).map(({ title }) => title),
    ...nav.map(({ label }) => label),
  ]
  return Object.fromEntries(
    Object.entries(catalogues).map(([locale, catalogue]) => {
      const texts = shown.flatMap((text) => {
        const found = catalogue[text]
        return typeof found === 'string' && found !== '' ? [[text, found] as const] : []
      })
      return [
        locale,
        { preload: [...(chunks[`words-${locale}`] ?? [])], texts: Object.fromEntries(texts) },
      ]
    }),
  )
}

/** Returns the file of a page's first screen, which the build names after the page. */
function firstScreenOf(files: readonly BuiltFile[], page: string): { firstScreen?: string } {
  const file = files.find(({ path }) => path.startsWith(`first-screen/${page}.`))
  return file === undefined ? {} : { firstScreen: file.path }
}

/** Describes a module for the registry, from its definition and its build. */
export function describeModule(definition: ModuleDefinition, build: BuildOutput): ModuleDescriptor {
  const filesOf = (chunk: string) =>
    (build.chunks[chunk] ?? []).filter((path) => !build.module.includes(path))
  return {
    name: definition.name,
    version: definition.version,
    contract: build.contract,
    abi: federationAbi,
    container: build.container,
    entry: build.entry,
    preload: [build.entry, ...build.module.filter((path) => path !== build.entry)],
    pages: Object.entries(definition.pages ?? {}).map(
      ([name, { route, title, who, over, settings, footer, chunk = `page-${name}` }]) => ({
        name,
        route,
        title,
        who,
        over,
        ...(settings === undefined ? {} : { settings }),
        ...(footer === undefined ? {} : { footer }),
        ...firstScreenOf(build.files, name),
        preload: filesOf(chunk),
      }),
    ),
    overlays: Object.keys(definition.overlays ?? {}).map((name) => ({
      name,
      preload: filesOf(`overlay-${name}`),
    })),
    slots: Object.entries(definition.slots ?? {}).map(([name, { slot }]) => ({
      slot,
      name,
      preload: filesOf(`slot-${name}`),
    })),
    handles: (definition.handles ?? []).map(({ request }) => request),
    ...(definition.wakes === undefined ? {} : { wakes: definition.wakes }),
    ...(definition.audience === undefined ? {} : { audience: definition.audience }),
    nav: [...(definition.nav ?? [])],
    ...(definition.palette === undefined ? {} : { palette: true }),
    ...(definition.experiments === undefined
      ? {}
      : {
          experiments: definition.experiments.map(({ name, arms, default: usual }) => ({
            name,
            arms: [...arms],
            default: usual,
          })),
        }),
    ...(definition.backend === undefined
      ? {}
      : { backend: { wants: [...definition.backend.wants] } }),
    ...(build.catalogues === undefined ? {} : { languages: languagesOf(definition, build) }),
    ...(build.importsNothing === true ? { importsNothing: true } : {}),
    files: [...build.files],
  }
}
