import { matchPath } from './match-path.ts'
import { settings } from './path-values.ts'
import type { RegisteredModule, SettingsPlace } from './registry-module.ts'

/** A section of the settings: its name, its address and its icon. */
export interface SettingsSection extends Pick<SettingsPlace, 'icon'> {
  readonly title: string
  readonly to: string
}

type Modules = readonly RegisteredModule[]

/** Returns the sections that the active modules offer, in their order. */
export function settingsSections(modules: Modules): readonly SettingsSection[] {
  return modules
    .filter(({ enabled }) => enabled)
    .flatMap(({ descriptor }) => descriptor.pages)
    .flatMap(({ title, route, settings: place }) => (place ? [{ title, to: route, ...place }] : []))
    .sort((a, b) => a.order - b.order)
    .map(({ title, to, icon }) => ({ title, to, icon }))
}

/** True for the address of the list of sections, which the shell draws when there is a section. */
export const isSettingsList = (modules: Modules, path: string): boolean =>
  matchPath(settings.pattern, path) !== undefined && settingsSections(modules).length > 0
