import type { DefinedModule, ModuleView, PaletteCommand, ShellContext } from '@tessera/module'
import type { HostParts } from '@tessera/module/host'
import type { LoadResult, ModuleError } from '@tessera/module/load'
import type { ReadableAtom } from 'nanostores'
import type { FragmentInstance } from 'react'

/** Identifies a view of a module. */
export interface ViewName {
  readonly module: string
  readonly kind: 'page' | 'overlay' | 'slot'
  readonly name: string
}

/** The loading state of a view. */
export type ViewState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly view: ModuleView; readonly shell: ShellContext }
  | { readonly status: 'failed'; readonly error: ModuleError }

/** A request on its way to the module that handles it. */
interface HandledPayload {
  readonly module: string
  /** The request's name and version, as save.tapped@1. */
  readonly request: string
  readonly payload: unknown
}

/** The outcome of a handler: it failed, or gave an answer where the request has one. */
interface Handled {
  readonly ok: boolean
  readonly answer?: unknown
}

/** A step of a module's start. */
export type ModuleStep = 'asked' | 'loaded' | 'set up' | 'shown'

/** Loads modules and their views, each once, and isolates their failures. */
export interface ModuleHost {
  /** Loads a module although none of its views is open. A failure is reported; the next view retries. */
  wake(name: string): void
  /** Loads a module, once. A failure is returned and not reported; the next use tries again. */
  load(name: string): Promise<LoadResult>
  /** Loads the module of a handled request and passes it the payload. Gives the answer, if it has one. */
  handle(handled: HandledPayload): Promise<Handled>
  /** Loads a module and its commands for the command palette. Undefined when that fails, which is reported. */
  commands(name: string): Promise<readonly PaletteCommand[] | undefined>
  /** Returns the state of a view, which starts loading it. */
  view(wanted: ViewName): ReadableAtom<ViewState>
  /** Tries a failed view again, from the module's entry on if that was what failed. */
  retry(wanted: ViewName): void
  /** Replaces a module's running definition, and renders its views again. */
  replace(definition: DefinedModule): void
  /** Says whether a module is unused, loading (itself or a view), or running. */
  stateOf(name: string): 'unused' | 'loading' | 'running'
  /** Cleans up after a module and forgets it. Its views on the screen load it again. */
  drop(name: string): void
  readonly report: HostParts['report']
  /** The views on the page, by what React knows of their elements; the panel outlines them. */
  readonly regions: Map<FragmentInstance | null, ViewName>
  /** The time of each step's first happening, by the module's name and the step. */
  readonly times: ReadonlyMap<string, number>
  /** Notes that a view of the module is on the screen. */
  shown(name: string): void
  /** Switches a module's styles off with its only view that could run, and on with the next. */
  mute(wanted: ViewName, isOff: boolean): void
}
