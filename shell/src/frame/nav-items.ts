import type { Viewer } from '@tessera/contracts/entities/viewer'
import { navItems } from '@tessera/contracts/nav-items'
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

/** The items of businesses alone, which a phone's bottom bar has no room for. */
export const partnerItems = (
  modules: readonly RegisteredModule[],
  viewer: Viewer | null,
): readonly NavDescriptor[] => navItems(modules, viewer).filter(({ who }) => who === 'partner')
