import type { Bus } from '@tessera/bus'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged, switcherResumed } from '@tessera/contracts/events/facts'
import { authRequested } from '@tessera/contracts/events/requests'
import { paths } from '@tessera/contracts/paths'
import type { Stores } from '@tessera/module/host'
import type { WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { OpenOverlay } from '../overlays/overlays.ts'
import type { ListedAccount } from './listed-accounts.ts'

/** A dialog about the accounts of this browser. */
export type AccountDialog =
  | { readonly kind: 'switcher' }
  /** Asks before a switch in this tab leaves unsaved input. */
  | { readonly kind: 'leaving'; readonly account: ListedAccount }
  /** Another tab switched, and this one holds unsaved input of the former account. */
  | { readonly kind: 'overtaken'; readonly viewer: Viewer }

interface Tab {
  /** The address that a switch in this tab goes to. */
  readonly chosen: string | undefined
  readonly pathname: string
  readonly overlays: readonly Pick<OpenOverlay, 'name' | 'input'>[]
}

/** True for the overlay of a log-in to another account. */
const isAddingAccount = ({ name, input }: Pick<OpenOverlay, 'name' | 'input'>): boolean =>
  name === authRequested.opens &&
  typeof input === 'object' &&
  input !== null &&
  'switching' in input &&
  input.switching !== undefined

/**
 * Returns the address that a tab goes to when the browser uses another account; undefined loads the
 * page again. A log-in that adds an account goes to the home page.
 */
export function placeAfter({ chosen, pathname, overlays }: Tab): string | undefined {
  if (chosen !== undefined) return chosen
  const isAdding = pathname === paths.addAccount.to() || overlays.some(isAddingAccount)
  return isAdding ? paths.home.to() : undefined
}

interface AccountChangeParts {
  readonly bus: Bus
  readonly stores: Pick<Stores, '$viewer' | '$address'>
  readonly holds: { has(): boolean }
  readonly overlays: { readonly $open: { get(): readonly OpenOverlay[] } }
  /** Loads the page anew, or the page at an address. */
  readonly load: (to?: string) => void
}

/** Follows switches to another account. */
export interface AccountChange {
  readonly $dialog: WritableAtom<AccountDialog | null>
  /** Says where a switch in this tab goes; its unsaved input has been asked about. */
  choose(to: string): void
  /** Called when the browser uses another account than the one that this document shows. */
  follow(viewer: Viewer): void
  /** Leaves this document, with its unsaved input. */
  leave(): void
}

/**
 * Follows switches to another account, here or in another tab. The tab loads a new document, so that
 * nothing of the former account stays in its memory; with unsaved input it asks first.
 */
export function createAccountChange({
  bus,
  stores,
  holds,
  overlays,
  load,
}: AccountChangeParts): AccountChange {
  const $dialog = atom<AccountDialog | null>(null)
  let chosen: string | undefined
  let isLeaving = false
  function leave(): void {
    // A call that was refused meanwhile must not lead elsewhere.
    if (isLeaving) return
    isLeaving = true
    const { pathname } = stores.$address.get()
    load(placeAfter({ chosen, pathname, overlays: overlays.$open.get() }))
  }
  bus.on(sessionChanged, ({ viewer }) => {
    const isShown = viewer === null || viewer.id === stores.$viewer.get()?.id
    if (isShown && $dialog.get()?.kind === 'overtaken') $dialog.set(null)
  })
  bus.on(switcherResumed, () => {
    if (stores.$viewer.get() !== null) $dialog.set({ kind: 'switcher' })
  })
  return {
    $dialog,
    choose(to) {
      chosen = to
    },
    follow(viewer) {
      if (holds.has() && chosen === undefined) $dialog.set({ kind: 'overtaken', viewer })
      else leave()
    },
    leave,
  }
}
