import { isActive } from './active.ts'
import { withoutLists } from './match-path.ts'
import type { RegisteredModule } from './registry-module.ts'

/** Returns a route without parameter names. Routes with the same shape match the same addresses. */
export const routeShape = (route: string): string =>
  `${route.replace(/:\w+/g, ':').replace(/\/+$/, '')}/`

interface Claim {
  readonly what: string
  readonly path: readonly (string | number)[]
}

/** A claim of an active module that another active module already holds. */
interface RefusedClaim extends Claim {
  /** The index of the module in the registry. */
  readonly at: number
  readonly holder: string
  readonly name: string
}

type Descriptor = RegisteredModule['descriptor']

const containerClaim = ({ container }: Pick<Descriptor, 'container'>) =>
  `the container ${container}`
const pageClaims = ({ route }: Descriptor['pages'][number]) =>
  withoutLists(route).map((each) => `the address ${routeShape(each)}`)
const overlayClaim = ({ name }: Descriptor['overlays'][number]) => `the overlay ${name}`
/** Ignores the version: two versions of a request have one handler. */
const handlesClaim = (handled: string) => `the request ${handled.replace(/@.*/, '')}`
const slotClaim = ({ slot }: Descriptor['slots'][number]) => `the slot ${slot}`

function claimsOf({ descriptor }: RegisteredModule): readonly Claim[] {
  const { pages, overlays, slots, handles } = descriptor
  return [
    { what: containerClaim(descriptor), path: ['container'] },
    ...pages.flatMap((page, at) =>
      pageClaims(page).map((what) => ({ what, path: ['pages', at, 'route'] })),
    ),
    ...overlays.map((one, at) => ({ what: overlayClaim(one), path: ['overlays', at, 'name'] })),
    ...slots.map((one, at) => ({ what: slotClaim(one), path: ['slots', at, 'slot'] })),
    ...handles.map((one, at) => ({ what: handlesClaim(one), path: ['handles', at] })),
  ]
}

/** Returns the holder of each claim: the first active module in the registry, else the first inactive one. */
function holdersOf(modules: readonly RegisteredModule[]): ReadonlyMap<string, string> {
  const holders = new Map<string, string>()
  const inactive = modules.filter((module) => !isActive(module))
  for (const module of [...modules.filter(isActive), ...inactive])
    for (const { what } of claimsOf(module))
      if (!holders.has(what)) holders.set(what, module.descriptor.name)
  return holders
}

/**
 * Removes the claims that another module holds. An inactive module loses to an active one; of two active
 * modules the second loses, and its claims are returned as refused.
 */
export function settleClaims(modules: readonly RegisteredModule[]): {
  readonly modules: RegisteredModule[]
  readonly refused: readonly RefusedClaim[]
} {
  const holders = holdersOf(modules)
  const refused = modules.flatMap((module, at) =>
    (isActive(module) ? claimsOf(module) : []).flatMap((claim) => {
      const holder = holders.get(claim.what) ?? ''
      const { name } = module.descriptor
      return holder === name ? [] : [{ ...claim, at, holder, name }]
    }),
  )
  const settled = modules.map((module) => {
    const { descriptor } = module
    const holds = (what: string) => holders.get(what) === descriptor.name
    return {
      ...module,
      enabled: module.enabled && holds(containerClaim(descriptor)),
      descriptor: {
        ...descriptor,
        pages: descriptor.pages.filter((page) => pageClaims(page).every(holds)),
        overlays: descriptor.overlays.filter((one) => holds(overlayClaim(one))),
        slots: descriptor.slots.filter((one) => holds(slotClaim(one))),
        handles: descriptor.handles.filter((one) => holds(handlesClaim(one))),
      },
    }
  })
  return { modules: settled, refused }
}
