import { isActive } from './active.ts'
import type { RegisteredModule } from './registry-module.ts'

/** A route without the names of its parameters: routes of one shape match the same addresses. */
export const routeShape = (route: string): string =>
  `${route.replace(/:\w+/g, ':').replace(/\/+$/, '')}/`

interface Claim {
  readonly what: string
  readonly path: readonly (string | number)[]
}

/** A claim of an active module on what another active module holds. */
interface RefusedClaim extends Claim {
  /** The module's place in the list. */
  readonly at: number
  readonly holder: string
  readonly name: string
}

type Descriptor = RegisteredModule['descriptor']

const containerClaim = ({ container }: Pick<Descriptor, 'container'>) =>
  `the container ${container}`
const pageClaim = ({ route }: Descriptor['pages'][number]) => `the address ${routeShape(route)}`
const overlayClaim = ({ name }: Descriptor['overlays'][number]) => `the overlay ${name}`
/** Two versions of one request have one handler too. */
const handlesClaim = (handled: string) => `the request ${handled.replace(/@.*/, '')}`
const slotClaim = ({ slot }: Descriptor['slots'][number]) => `the slot ${slot}`

function claimsOf({ descriptor }: RegisteredModule): readonly Claim[] {
  const { pages, overlays, slots, handles } = descriptor
  return [
    { what: containerClaim(descriptor), path: ['container'] },
    ...pages.map((page, at) => ({ what: pageClaim(page), path: ['pages', at, 'route'] })),
    ...overlays.map((one, at) => ({ what: overlayClaim(one), path: ['overlays', at, 'name'] })),
    ...slots.map((one, at) => ({ what: slotClaim(one), path: ['slots', at, 'slot'] })),
    ...handles.map((one, at) => ({ what: handlesClaim(one), path: ['handles', at] })),
  ]
}

/** Whose each claim is: of the active modules the first listed, else of the others the first listed. */
function holdersOf(modules: readonly RegisteredModule[]): ReadonlyMap<string, string> {
  const holders = new Map<string, string>()
  const inactive = modules.filter((module) => !isActive(module))
  for (const module of [...modules.filter(isActive), ...inactive])
    for (const { what } of claimsOf(module))
      if (!holders.has(what)) holders.set(what, module.descriptor.name)
  return holders
}

/**
 * Takes from each module what another one holds: from an inactive module what an active one claims as
 * well, and of two active ones from the second, whose claims are listed as refused.
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
        pages: descriptor.pages.filter((page) => holds(pageClaim(page))),
        overlays: descriptor.overlays.filter((one) => holds(overlayClaim(one))),
        slots: descriptor.slots.filter((one) => holds(slotClaim(one))),
        handles: descriptor.handles.filter((one) => holds(handlesClaim(one))),
      },
    }
  })
  return { modules: settled, refused }
}
