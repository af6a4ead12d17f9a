import type { NavDescriptor } from './registry-module.ts'

/** A module as a registry or a document states it; what it leaves out is the usual. */
interface Navigable {
  readonly enabled?: boolean | undefined
  readonly descriptor: { readonly nav?: readonly NavDescriptor[] | undefined }
}

/** Returns the modules' navigation items for a viewer, in their order. */
export function navItems(
  modules: readonly Navigable[],
  viewer: { readonly is_partner: boolean } | null,
): readonly NavDescriptor[] {
  const may = ({ who }: NavDescriptor) =>
    who === 'anyone' || (viewer !== null && (who === 'member' || viewer.is_partner))
  return modules
    .filter(({ enabled }) => enabled !== false)
    .flatMap(({ descriptor }) => descriptor.nav ?? [])
    .filter(may)
    .toSorted((one, other) => one.order - other.order)
}
