import { findPage } from '@tessera/contracts/find-page'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Navigation } from '../navigation/shown-pages.ts'

/** A page of a module, by its name and not by its address. */
export interface Surface {
  readonly module: string
  readonly page: string
}

/**
 * Returns the page at an address. Undefined where no module draws it, or where the module was replaced since
 * the document came: the service knows only the builds that it was served.
 */
export function surfaceAt(
  pathname: string,
  {
    modules,
    served,
  }: {
    readonly modules: readonly RegisteredModule[]
    readonly served: readonly RegisteredModule[]
  },
): Surface | undefined {
  const found = findPage(modules, pathname)
  if (found === undefined) return undefined
  const { name } = found.module.descriptor
  const named = (each: RegisteredModule) => each.descriptor.name === name
  const isServed = modules.find(named) === served.find(named)
  return isServed ? { module: name, page: found.page.name } : undefined
}

/** Returns the address that is on top. */
export const shownPath = ({ shown: { base, top } }: Navigation): string => (top ?? base).pathname

/** The pages that were shown, each from a time on. */
export interface ShownSurfaces {
  show(since: number, surface: Surface | undefined): void
  /** Returns the page that was shown at a time. */
  at(time: number): Surface | undefined
}

/** Remembers which page was shown when, so that a slow press is counted for the page that it was on. */
export function createShownSurfaces(first: Surface | undefined): ShownSurfaces {
  const shown = [{ since: 0, surface: first }]
  return {
    show: (since, surface) => {
      shown.push({ since, surface })
    },
    at: (time) => shown.findLast(({ since }) => since <= time)?.surface,
  }
}
