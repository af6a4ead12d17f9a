import type { NavDescriptor, RegisteredModule } from '@tessera/contracts/registry'

/** Returns a registered module. */
export function module(
  name: string,
  offers: {
    readonly pages?: readonly string[]
    /** Pages that open as a layer. */
    readonly over?: readonly string[]
    /** Pages that are only for members. */
    readonly member?: readonly string[]
    /** Pages that are sections of the settings, in order, with their names. */
    readonly settings?: Readonly<Record<string, string>>
    readonly overlays?: readonly string[]
    readonly handles?: readonly string[]
    readonly wakes?: 'member' | 'everyone'
    readonly nav?: NavDescriptor[]
  } = {},
): RegisteredModule {
  const { settings = {} } = offers
  return {
    base: `http://localhost:3199/${name}/`,
    enabled: true,
    descriptor: {
      name,
      version: '1.0.0',
      contract: '^1.0.0',
      container: `tessera_${name}`,
      entry: 'remoteEntry.js',
      preload: [],
      pages: (offers.pages ?? []).map((route, at) => ({
        name: `page-${at}`,
        route,
        title: settings[route] ?? '',
        who: offers.member?.includes(route) ? 'member' : 'anyone',
        over: offers.over?.includes(route) ?? false,
        ...(route in settings ? { settings: { icon: 'lock', order: at } } : {}),
        preload: [],
      })),
      overlays: (offers.overlays ?? []).map((overlay) => ({ name: overlay, preload: [] })),
      slots: [],
      nav: offers.nav ?? [],
      handles: [...(offers.handles ?? [])],
      ...(offers.wakes === undefined ? {} : { wakes: offers.wakes }),
      files: [
        {
          path: 'remoteEntry.js',
          integrity: `sha384-${'A'.repeat(64)}`,
          kind: 'script',
          bytes: 1,
        },
      ],
    },
  }
}
