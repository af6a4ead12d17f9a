import { isActive } from '@tessera/contracts/active'
import type { ListedModule } from '@tessera/contracts/listed-module'
import type { PageDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import type { ServedSet } from '@tessera/contracts/served-set'

/** Builds that a tab runs, or that a new document would run. */
export interface Running {
  readonly set: ServedSet
  readonly modules: readonly ListedModule[]
}

/** The plan by which a tab comes to run other builds at its next navigation. */
export type Plan =
  | { readonly how: 'stay' }
  /** These modules are replaced in the page. */
  | { readonly how: 'swap'; readonly modules: readonly ListedModule[] }
  /** The next page is a new document. */
  | { readonly how: 'document' }

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Writes a value as text, whatever the order of its fields: the document's is the service's, an answer's the schema's. */
const textOf = (whole: unknown): string =>
  JSON.stringify(whole, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  )

/** Parts of a module's descriptor that the shell has drawn or registered, besides its pages. */
function offersOf({ enabled, descriptor }: RegisteredModule): string {
  const { name, container, overlays, slots, nav, handles, wakes } = descriptor
  const isRunnable = isActive({ base: '', enabled, descriptor })
  return textOf([
    name,
    container,
    enabled,
    isRunnable,
    nav,
    handles,
    wakes,
    overlays.map((overlay) => overlay.name),
    slots.map(({ slot, name: view }) => [slot, view]),
  ])
}

/** A page without the template of its first screen, which the service alone reads: documents leave it out. */
const pageOf = ({ firstScreen: _, ...page }: PageDescriptor) => page

const pagesOf = ({ descriptor }: RegisteredModule): readonly string[] =>
  descriptor.pages.map(pageOf).map(({ preload: _, ...page }) => textOf(page))

/** A descriptor without what the service alone reads. */
const readOf = ({ experiments: _, ...descriptor }: RegisteredModule['descriptor']) => ({
  ...descriptor,
  pages: descriptor.pages.map(pageOf),
})

/** True when a build offers what another does. More pages are routes that are added. */
function offersAsMuch(next: RegisteredModule, now: RegisteredModule): boolean {
  const pages = new Set(pagesOf(next))
  return offersOf(now) === offersOf(next) && pagesOf(now).every((page) => pages.has(page))
}

const originOf = ({ base }: RegisteredModule): string => new URL(base).origin

/** A document admits connections to the origins of the modules that it was made with. */
const isFromKnownOrigin = (module: RegisteredModule, origins: ReadonlySet<string>): boolean =>
  origins.has(originOf(module))

/** True for the same build at the same place; the document may list less of it. */
const isSame = (now: ListedModule, next: ListedModule): boolean =>
  now.base === next.base &&
  (now.build === undefined || next.build === undefined
    ? textOf(readOf(now.descriptor)) === textOf(readOf(next.descriptor))
    : now.build === next.build)

const isWhole = ({ descriptor }: RegisteredModule): boolean =>
  descriptor.files.every(({ integrity }) => integrity !== undefined)

/** Returns the origins that the policy of a document with these modules admits. */
export const admittedOrigins = (modules: readonly RegisteredModule[]): ReadonlySet<string> =>
  new Set(modules.filter(isActive).map(originOf))

/**
 * Decides how a tab changes. A module that offers the same as before, or more pages, is replaced in the page. Anything else
 * (another shell, a module that is new, gone, disabled or offers less or something else, or files from an origin that
 * the document does not admit) needs a new document.
 */
export function planChange(running: Running, offered: Running, origins: ReadonlySet<string>): Plan {
  if (running.set.shell !== offered.set.shell) return { how: 'document' }
  if (running.modules.length !== offered.modules.length) return { how: 'document' }
  const changed: ListedModule[] = []
  for (const [at, now] of running.modules.entries()) {
    const next = offered.modules[at]
    if (next === undefined || !offersAsMuch(next, now)) return { how: 'document' }
    if (isSame(now, next)) continue
    if (!isFromKnownOrigin(next, origins) || !isWhole(next)) return { how: 'document' }
    changed.push(next)
  }
  return changed.length === 0 ? { how: 'stay' } : { how: 'swap', modules: changed }
}
