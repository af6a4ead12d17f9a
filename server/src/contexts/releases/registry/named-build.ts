import type { BuildId } from '@tessera/contracts/releases/build-id'
import { and, eq } from '../../../platform/database/sql.ts'
import { moduleBuilds } from './tables.ts'

/** A build of a module, by name and id. */
export interface NamedBuild {
  readonly module: string
  readonly build: BuildId
}

/** The key of a file in the store. */
export const fileKey = ({ module, build }: NamedBuild, path: string): string =>
  `${module}/${build}/${path}`

/** Selects the row of a build. */
export const thisBuild = ({ module, build }: NamedBuild) =>
  and(eq(moduleBuilds.module, module), eq(moduleBuilds.id, build))
