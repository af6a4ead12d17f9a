import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { NavDescriptor, RegisteredModule } from '@tessera/contracts/registry'
import type { IconShape } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'

/** The icons that modules may name for their navigation items. */
export const navIcons: Readonly<Record<NavDescriptor['icon'], IconShape>> = {
  home: icons.home,
  search: icons.search,
  plus: icons.plus,
  chart: icons.chart,
  people: icons.people,
  compass: icons.compass,
  tag: icons.tag,
}

/** Returns the modules' navigation items for this viewer, in their order. */
export function navItems(
  modules: readonly RegisteredModule[],
  viewer: Viewer | null,
): readonly NavDescriptor[] {
  const may = ({ who }: NavDescriptor) =>
    who === 'anyone' || (viewer !== null && (who === 'member' || viewer.is_partner))
  return modules
    .filter(({ enabled }) => enabled)
    .flatMap(({ descriptor }) => descriptor.nav)
    .filter(may)
    .sort((a, b) => a.order - b.order)
}

/** The items of businesses alone, which a phone's bottom bar has no room for. */
export const partnerItems = (
  modules: readonly RegisteredModule[],
  viewer: Viewer | null,
): readonly NavDescriptor[] => navItems(modules, viewer).filter(({ who }) => who === 'partner')
