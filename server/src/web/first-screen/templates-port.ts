import type { FirstScreenTemplate } from '@tessera/contracts/first-screen/template'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ServedFile } from './files.ts'

/** A template that a build brings, and the style that goes with it. */
export interface LoadedTemplate {
  readonly template: FirstScreenTemplate
  /** Undefined for a page without styles of its own. */
  readonly style: ServedFile | undefined
}

/** The page of a build whose first screen is asked for. */
export interface AskedTemplate {
  readonly module: RegisteredModule
  /** The id of the build; undefined where the registry can't be read from the database. */
  readonly build: BuildId | undefined
  /** The path of the template among the build's files. */
  readonly path: string
}

/** The templates of builds, as this instance has read them. */
export interface Templates {
  /** Returns a template, once it is there; undefined for one that can't be drawn, or doesn't come in time. */
  of(asked: AskedTemplate): Promise<LoadedTemplate | undefined>
  /** Draws nothing by a template any more, because it failed. */
  refuse(asked: AskedTemplate, why: string): void
}

declare module '../../ports.ts' {
  interface Ports {
    /** The templates of first screens. */
    readonly templates: Templates
  }
}
