import type { Registry } from '@tessera/contracts/registry'
import type { Account } from '../../../calls/account.ts'

/** True for a module that only people who look after the product get. */
export const isForHouse = ({
  descriptor,
}: Pick<Registry['modules'][number], 'descriptor'>): boolean => descriptor.audience === 'house'

/** True for the descriptor of such a module, as it was sent. */
export const saysHouse = (descriptor: unknown): boolean => Object(descriptor).audience === 'house'

/** True for somebody who has a role in looking after the product. */
export const isOfHouse = (viewer: Account | null): boolean =>
  viewer !== null && viewer.houseRole !== null

const opened = new WeakMap<Registry, Registry>()

/**
 * Returns the registry that everybody else gets: the same object for the same registry, by which a set's id is
 * known.
 */
export function withoutHouse(registry: Registry): Registry {
  if (!registry.modules.some(isForHouse)) return registry
  const known = opened.get(registry)
  if (known !== undefined) return known
  const modules = registry.modules.filter((module) => !isForHouse(module))
  const { grants = [] } = registry
  const names = new Set(modules.map(({ descriptor }) => descriptor.name))
  const rest: Registry = {
    ...registry,
    modules,
    grants: grants.filter(({ module }) => names.has(module)),
  }
  opened.set(registry, rest)
  return rest
}
