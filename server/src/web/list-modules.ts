import { isActive } from '@tessera/contracts/active'
import type { ListedData, WholeModule } from '@tessera/contracts/listed-module'

/** Returns undefined for an empty list, which JSON leaves out. */
const unlessEmpty = <Item>(list: readonly Item[]): Item[] | undefined =>
  list.length === 0 ? undefined : [...list]

type Descriptor = WholeModule['descriptor']

/** Leaves out the template of the first screen, which the service alone reads. */
function pageOf({ over, preload, firstScreen: _, ...page }: Descriptor['pages'][number]) {
  return { ...page, ...(over ? { over } : {}), preload: unlessEmpty(preload) }
}

function viewOf<View extends { readonly preload: string[] }>({ preload, ...view }: View) {
  return { ...view, preload: unlessEmpty(preload) }
}

/** Writes a module without what is empty or usual. */
function sparse({ enabled, descriptor: whole, ...module }: WholeModule): ListedData {
  const { experiments: _, backend: __, ...descriptor } = whole
  const { pages, overlays, slots, handles, nav } = descriptor
  return {
    ...module,
    ...(enabled ? {} : { enabled }),
    descriptor: {
      ...descriptor,
      preload: unlessEmpty(descriptor.preload),
      pages: unlessEmpty(pages.map(pageOf)),
      overlays: unlessEmpty(overlays.map(viewOf)),
      slots: unlessEmpty(slots.map(viewOf)),
      handles: unlessEmpty(handles),
      nav: unlessEmpty(nav),
    },
  }
}

/** Leaves of a module what the shell needs before it loads it: what it offers, and its entry. */
function withoutFiles(module: WholeModule): WholeModule {
  const { languages: _, importsNothing: __, ...descriptor } = module.descriptor
  const entries = isActive(module) ? descriptor.files : []
  const bare = <View>(view: View) => ({ ...view, preload: [] })
  return {
    ...module,
    descriptor: {
      ...descriptor,
      preload: [],
      pages: descriptor.pages.map(bare),
      overlays: descriptor.overlays.map(bare),
      slots: descriptor.slots.map(bare),
      files: entries.filter(({ path }) => path === descriptor.entry),
    },
  }
}

interface Page {
  /** The module that owns the page. */
  readonly owner: string | undefined
  /** True in development, where the files of a build change. */
  readonly overrides: boolean
}

/**
 * True when a document has to list all files of a module: for its own page, where the shell can't find them
 * later, and where their hashes must be in the document's policy because a script may import another one.
 */
function needsFiles(module: WholeModule, { owner, overrides }: Page): boolean {
  if (overrides || module.build === undefined) return true
  if (!isActive(module)) return false
  const { name, importsNothing } = module.descriptor
  return name === owner || importsNothing !== true
}

/** The files of the federation's plugin that tools read, and templates: no page loads them. */
const isForTools = (path: string): boolean =>
  /^(mf-(manifest|stats)|first-screen\/[\w.-]+)\.json$/.test(path)

/** Leaves out the files that no page loads, where the build's id says which build it is. */
function withoutTools(module: WholeModule, { overrides }: Page): WholeModule {
  if (overrides || module.build === undefined) return module
  const files = module.descriptor.files.filter(({ path }) => !isForTools(path))
  return { ...module, descriptor: { ...module.descriptor, files } }
}

/** Returns the modules as a document lists them. The files of the others are in their builds' descriptors. */
export const listModules = (modules: readonly WholeModule[], page: Page): ListedData[] =>
  modules.map((module) =>
    needsFiles(module, page)
      ? sparse(withoutTools(module, page))
      : { ...sparse(withoutFiles(module)), isPartial: true },
  )

/** Returns the hash of every script that a document lists. */
export const scriptHashes = (modules: readonly ListedData[]): readonly string[] => [
  ...new Set(
    modules
      .flatMap(({ descriptor }) => descriptor.files)
      .flatMap(({ kind, integrity }) => (kind === 'script' ? (integrity ?? []) : [])),
  ),
]

/**
 * Returns the hashes of the scripts that another script may import, by their addresses. A browser knows no other
 * hash of an import, so without it neither the document's policy nor the browser admits one.
 */
export const importHashes = (modules: readonly ListedData[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    modules
      .filter(
        ({ isPartial, descriptor }) => isPartial !== true && descriptor.importsNothing !== true,
      )
      .flatMap(({ base, descriptor }) =>
        descriptor.files.flatMap(({ kind, path, integrity }) =>
          kind === 'script' && integrity !== undefined ? [[base + path, integrity] as const] : [],
        ),
      ),
  )
