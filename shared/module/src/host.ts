import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Cache, Commands, Toast } from '@tessera/cache'
import type { Client } from '@tessera/client'
import type { Boot, Theme } from '@tessera/contracts/boot'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { authRequested } from '@tessera/contracts/events/requests'
import type { ChosenArms } from '@tessera/contracts/experiments'
import { atom } from 'nanostores'
import type { Layout, Profile, ShellContext, ShellReport } from './context.ts'

/** The defaults of the experiments that builds from before modules stated their own read without one. */
const formerArms: ChosenArms = Object.fromEntries(
  [
    'pin_creation',
    'qr_log_in',
    'quick_promote',
    'strong_passwords',
    'unified_forgot_password',
    'web_facebook_disabled',
    'web_google_disabled',
  ].map((name) => [name, 'control']),
)

/** Creates the stores of every module's context. Only the host writes them. */
export function createStores(
  boot: Pick<Boot, 'viewer' | 'returning' | 'experiments' | 'theme' | 'locale'>,
) {
  return {
    $viewer: atom<Viewer | null>(boot.viewer),
    $returning: atom<ReturningVisitor | null>(boot.returning),
    $profile: atom<Profile | null>(ownProfile(boot.viewer)),
    $layout: atom<Layout>({ size: 'wide', phone: false, headerHeight: 80 }),
    $experiments: atom<ChosenArms>({ ...formerArms, ...boot.experiments }),
    $theme: atom<Theme>(boot.theme),
    $locale: atom(boot.locale),
    $saveTarget: atom<BoardLink | null>(null),
    $address: atom({ pathname: '/', search: '' }),
  }
}

export type Stores = ReturnType<typeof createStores>

/** Returns the owner of what the browser keeps: a person as one of their profiles; undefined for a visitor. */
export const ownerOf = ({ $viewer, $profile }: Pick<Stores, '$viewer' | '$profile'>) => ({
  get() {
    const viewer = $viewer.get()
    return viewer === null ? undefined : `${viewer.id}.${$profile.get()?.id ?? viewer.id}`
  },
  listen(hear: () => void) {
    const stops = [$viewer.listen(hear), $profile.listen(hear)]
    return () => {
      for (const stop of stops) stop()
    }
  },
})

/** Returns the viewer's own profile, which they act as until they switch profiles. */
export function ownProfile(viewer: Viewer | null): Profile | null {
  if (viewer === null) return null
  return { id: viewer.id, username: viewer.username, permissions: ['OWNER'] }
}

/** The actions that a host provides to its modules. */
export interface HostActions {
  navigate(to: string, options?: { readonly replace?: boolean }): void
  goBack(otherwise: string): void
  whenMember(asked: PayloadOf<typeof authRequested>, then: (viewer: Viewer) => void): void
  setSaveTarget(board: BoardLink | null, from: string): void
  openOverlay(name: string, input: unknown): void
  toast(toast: Toast): void
  /** Sends a request to an address of the product. */
  fetch(path: string, init: RequestInit): Promise<Response>
  report(
    report: ShellReport & {
      readonly from: string
      /** React's stack of the components that were rendering. */
      readonly components?: string | null | undefined
    },
  ): void
  holdUnsaved(from: string): () => void
}

/** The parts of a host: the shell, or a test. */
export interface HostParts extends HostActions {
  readonly brand: string
  readonly stores: Stores
  readonly bus: Bus
  readonly client: Client
  readonly queries: QueryClient
  readonly cache: Cache
  readonly commands: Commands
}

/** Returns the bus of a module. A listener of the module that throws is the module's own failure. */
const busOf = (bus: Bus, report: (report: ShellReport) => void): Bus => ({
  ...bus,
  on: (event, listener) =>
    bus.on(event, (payload) => {
      try {
        listener(payload)
      } catch (thrown) {
        report({ code: 'listener-threw', detail: `${event.name}: ${thrown}`, thrown })
      }
    }),
})

/** Creates the context of a module. The shell and tests both use this function, so their contexts are alike. */
export function contextFor(moduleName: string, parts: HostParts): ShellContext {
  const { brand, stores, client, queries, cache, commands } = parts
  const report = (reported: ShellReport) => parts.report({ ...reported, from: moduleName })
  return {
    ...stores,
    moduleName,
    brand,
    bus: busOf(parts.bus, report),
    client,
    queries,
    cache,
    commands,
    navigate: (to, options) => parts.navigate(to, options),
    goBack: (otherwise) => parts.goBack(otherwise),
    whenMember: (asked, then) => parts.whenMember(asked, then),
    setSaveTarget: (board) => parts.setSaveTarget(board, moduleName),
    openOverlay: (name, input) => parts.openOverlay(name, input),
    toast: (toast) => parts.toast(toast),
    askBackend: (path, init) => parts.fetch(`/backends/${moduleName}/${path}`, init),
    report,
    holdUnsaved: () => parts.holdUnsaved(moduleName),
  }
}
