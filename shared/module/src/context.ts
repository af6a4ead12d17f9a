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
import type { ExperimentArms } from '@tessera/contracts/experiments'
import type { ReadableAtom } from 'nanostores'

/** A store that only the shell writes. */
export type Readable<Value> = ReadableAtom<Value>

/** How wide the page is: under 870, up to 1275, above. */
export type LayoutSize = 'narrow' | 'medium' | 'wide'

/** The layout as modules may rely on it. */
export interface Layout {
  readonly size: LayoutSize
  /** Whether the header is the phone's and the bottom bar shows. */
  readonly phone: boolean
  readonly headerHeight: number
}

/** Whom the viewer acts as; their own account counts as OWNER. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly permissions: readonly string[]
}

/** Something that went wrong and that the module's team should hear of. */
export interface ShellReport {
  readonly code: string
  readonly detail: string
}

/** What the shell gives every module. The harness gives the same object, made by the same code. */
export interface ShellContext {
  readonly moduleName: string
  readonly brand: string
  readonly $viewer: Readable<Viewer | null>
  /** Who was logged in on this device before, while nobody is. */
  readonly $returning: Readable<ReturningVisitor | null>
  readonly $profile: Readable<Profile | null>
  readonly $layout: Readable<Layout>
  readonly $experiments: Readable<ExperimentArms>
  readonly $theme: Readable<Theme>
  readonly $locale: Readable<string>
  /** Where the page is: for query strings and marks of the current address. */
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
  /** Runs what people do: shown at once, undone, queued, refused in the same way everywhere. */
  readonly commands: Commands
  navigate(to: string, options?: { readonly replace?: boolean }): void
  /** Back to where the person came from within the product; to `otherwise` when they came from outside. */
  goBack(otherwise: string): void
  /**
   * Does something that needs somebody logged in: at once for a viewer; a visitor first meets the
   * sign-up overlay, and it is done when they come out of it as somebody, or never when they close it.
   */
  whenMember(asked: PayloadOf<typeof authRequested>, then: (viewer: Viewer) => void): void
  /** Sets `$saveTarget`. A module that does not handle `save.tapped` is refused and reported. */
  setSaveTarget(board: BoardLink | null): void
  /** Opens an overlay by name, whichever module provides it. Unknown names are reported, not thrown. */
  openOverlay(name: string, input: unknown): void
  toast(toast: Toast): void
  report(report: ShellReport): void
}
