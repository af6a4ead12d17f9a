import type { QueryClient } from '@tanstack/react-query'
import type { Bus } from '@tessera/bus'
import type { Cache, Commands, Toast } from '@tessera/cache'
import type { Client } from '@tessera/client'
import type { Theme } from '@tessera/contracts/boot'
import type { BoardLink } from '@tessera/contracts/entities/board'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { PayloadOf } from '@tessera/contracts/events/define-event'
import type { authRequested } from '@tessera/contracts/events/requests'
import type { ChosenArms } from '@tessera/contracts/experiments'
import type { ReadableAtom } from 'nanostores'

/** A store that only the shell writes. */
export type Readable<Value> = ReadableAtom<Value>

/** The page's width: under 870, up to 1275, or above. */
export type LayoutSize = 'narrow' | 'medium' | 'wide'

/** The layout of the page. */
export interface Layout {
  readonly size: LayoutSize
  /** True when the phone header and the bottom bar are shown. */
  readonly phone: boolean
  readonly headerHeight: number
}

/** The profile that the viewer acts as. Their own account has the permission OWNER. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly permissions: readonly string[]
}

/** A problem to report to the module's team. */
export interface ShellReport {
  readonly code: string
  readonly detail: string
  /** The thrown value, whose stack is reported. */
  readonly thrown?: unknown
}

/** The shell's interface for modules. Tests create it with the same code. */
export interface ShellContext {
  readonly moduleName: string
  readonly brand: string
  readonly $viewer: Readable<Viewer | null>
  /** The person who was logged in on this device before; null while somebody is logged in. */
  readonly $returning: Readable<ReturningVisitor | null>
  readonly $profile: Readable<Profile | null>
  readonly $layout: Readable<Layout>
  readonly $experiments: Readable<ChosenArms>
  readonly $theme: Readable<Theme>
  readonly $locale: Readable<string>
  /** The address of the page, for query strings and for marking the current link. */
  readonly $address: Readable<{ readonly pathname: string; readonly search: string }>
  /**
   * The board that a press on Save uses at once; null while a press has to ask. Written with
   * `setSaveTarget`, by the module that handles `save.tapped`.
   */
  readonly $saveTarget: Readable<BoardLink | null>
  readonly bus: Bus
  readonly client: Client
  readonly queries: QueryClient
  /** The entities of all answers: shows and confirms changes everywhere at once. */
  readonly cache: Cache
  /** Runs commands: optimistic update, undo, offline queue and refusals work the same everywhere. */
  readonly commands: Commands
  navigate(to: string, options?: { readonly replace?: boolean }): void
  /** Goes back within the product, or to `otherwise` when the person came from outside. */
  goBack(otherwise: string): void
  /**
   * Runs something that requires a log-in: at once for a viewer. A visitor gets the sign-up overlay first,
   * and it runs after they log in, or never if they close the overlay.
   */
  whenMember(asked: PayloadOf<typeof authRequested>, then: (viewer: Viewer) => void): void
  /** Sets `$saveTarget`. A module that does not handle `save.tapped` is refused and reported. */
  setSaveTarget(board: BoardLink | null): void
  /** Opens an overlay by name, from whichever module provides it. Unknown names are reported, not thrown. */
  openOverlay(name: string, input: unknown): void
  toast(toast: Toast): void
  /**
   * Sends a request to the module's own backend, by a path below it. Use `useBackend` of
   * `@tessera/module/backend`, which parses the answer.
   */
  askBackend(path: string, init: RequestInit): Promise<Response>
  report(report: ShellReport): void
  /**
   * Says that this module holds input that is not saved, until the returned function is called: a new
   * build doesn't replace the module meanwhile. Views use `useUnsaved` of `@tessera/module/drafts`.
   */
  holdUnsaved(): () => void
}
