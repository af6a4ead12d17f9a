import type { PageDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import { bySpecificity } from '@tessera/contracts/route-match'

/** A page of some module, by the address it answers. */
export interface ModuleRoute {
  readonly module: string
  readonly page: PageDescriptor
}

/**
 * Every page of the registry's modules, those that are switched off included: their region says so.
 * No two answer one address once claims are settled (settleClaims); were there two, the first
 * listed would win. They stand in the service's order, which decides
 * where react-router finds two as exact.
 */
export function routesOf(modules: readonly RegisteredModule[]): readonly ModuleRoute[] {
  const taken = new Set<string>()
  return modules
    .flatMap(({ descriptor }) =>
      descriptor.pages.map((page) => ({ module: descriptor.name, page })),
    )
    .filter(({ page }) => {
      const shape = page.route.replace(/:\w+/g, ':')
      if (taken.has(shape)) return false
      taken.add(shape)
      return true
    })
    .toSorted((one, other) => bySpecificity(one.page.route, other.page.route))
}
