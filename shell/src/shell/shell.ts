import type { BusEvent } from '@tessera/bus'
import type { Boot } from '@tessera/contracts/boot'
import type { AskedTerms, ShownNotice } from '@tessera/contracts/house-words'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { HostParts, Stores } from '@tessera/module/host'
import type { Federation } from '@tessera/module/load'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import type { AccountChange } from '../accounts/account-change.ts'
import type { Live } from '../live/follow-live.ts'
import type { Holds } from '../modules/holds.ts'
import type { ModuleHost } from '../modules/host.ts'
import type { Router } from '../navigation/router.ts'
import type { ScrollMemory } from '../navigation/scroll-memory.ts'
import type { Navigation } from '../navigation/shown-pages.ts'
import type { NetworkWatch } from '../network/watch-network.ts'
import type { Overlays } from '../overlays/overlays.ts'
import type { Toasts } from '../overlays/toasts.ts'
import type { Profiles } from '../profiles/profiles.ts'
import type { SessionWatch } from '../session/watch-session.ts'

/** The modules of the page, and how they run. */
interface ShellOfModules {
  /** The document's data. A new build of a module takes its place in `modules`. */
  readonly boot: Omit<Boot, 'modules'> & { readonly modules: RegisteredModule[] }
  /** The parts that the context of each module is made of. */
  readonly parts: HostParts
  /** Loads modules and their views. */
  readonly host: ModuleHost
  /** Counts the views that hold unsaved input. */
  readonly holds: Holds
  readonly federation: Federation
  /** Loads the code of the cache, before the first answer or command needs it. */
  readonly loadCache: () => void
}

/** The address that the viewer is at, and those before it. */
interface ShellOfNavigation {
  readonly router: Router
  /** The shown pages and the history. */
  readonly $navigation: ReadableAtom<Navigation>
  /** The scroll position of each history entry. */
  readonly scrolls: ScrollMemory
  /** The name of the current page, as its title says it. */
  readonly $pageName: ReadableAtom<string>
}

/** The viewer, and their connection to the service. */
interface ShellOfViewer {
  /** Stores that all modules read: the session, the layout and the address. */
  readonly stores: Stores
  /** Notices that the session has ended. */
  readonly session: SessionWatch
  /** The events that the service tells a member's open tabs. */
  readonly live: Live
  /** Notices that the service can't be reached. */
  readonly network: NetworkWatch
  /** The profiles that the viewer may use. */
  readonly profiles: Profiles
  /** Follows switches to another account. */
  readonly accounts: AccountChange
}

/** The parts that show over the page. */
interface ShellOverPage {
  readonly overlays: Overlays
  readonly toasts: Toasts
  /** The notice to show; null when there is none, or when it was dismissed. */
  readonly $notice: WritableAtom<ShownNotice | null>
  /** The terms that the viewer has to agree to; null when there are none. */
  readonly $terms: WritableAtom<AskedTerms | null>
  /** Loads the code of these parts: 'ahead' after the first view, 'wanted' with the first use. */
  readonly $late: WritableAtom<'unwanted' | 'ahead' | 'wanted' | 'failed'>
  /** True while the notice of an unknown error shows. */
  readonly $unknownError: WritableAtom<boolean>
  /** True while the panel of modules is open. */
  readonly $panel: WritableAtom<boolean>
  /** The open one of the command palette and the list of shortcuts; null while neither is. */
  readonly $palette: WritableAtom<'commands' | 'shortcuts' | null>
  /** The panel of modules hears events here while it is in use. */
  readonly overheard: { hear?: (event: BusEvent) => void }
}

/** The shell of one page. A function takes the members that it uses, such as `Pick<Shell, 'stores'>`. */
export interface Shell extends ShellOfModules, ShellOfNavigation, ShellOfViewer, ShellOverPage {}
