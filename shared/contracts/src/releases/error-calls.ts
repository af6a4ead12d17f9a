import { z } from '@tessera/contracts/schema'
import { BuildId } from './build-id.ts'

/** The address of a module's reported errors, with `module` and `build` in its query. */
export const errorsPath = '/registry/errors'

/** A reported error of a build: all reports that came from the same place. */
const reported = {
  /** The id that `trace` takes. */
  id: z.string(),
  module: z.string(),
  code: z.string(),
  message: z.string(),
  first_at: z.string(),
  last_at: z.string(),
  count: z.int(),
}

/** The errors from one place in a module's code, over all its builds. */
export const ErrorGroup = z.object({
  ...reported,
  /** The builds in which it was reported, the latest first. */
  builds: z.array(BuildId),
  /** True when no build before the asked one reported it. */
  is_new: z.boolean(),
})

/** The groups of a module, new ones first, and the build that they are new in. */
export const ListedErrors = z.object({
  build: z.nullable(BuildId),
  groups: z.array(ErrorGroup),
})

/** A place in a built file. */
export const ReportFrame = z.object({
  /** The module that the file belongs to, or the shell. */
  of: z.string(),
  build: z.nullable(BuildId),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** The name of the function in the built file; empty when the browser says none. */
  name: z.string(),
})

/** One report, with the places of its stack and of React's components. */
export const KeptReport = z.object({
  ...reported,
  build: BuildId,
  frames: z.array(ReportFrame),
  components: z.array(ReportFrame),
})

/** The address of the source maps of a build, which are private. */
export const sourceMapsPath = (name: string, build: string): string =>
  `/registry/source-maps/${name}/${build}/`

export type ErrorGroup = z.infer<typeof ErrorGroup>
export type ListedErrors = z.infer<typeof ListedErrors>
export type ReportFrame = z.infer<typeof ReportFrame>
export type KeptReport = z.infer<typeof KeptReport>

/** The largest compressed source map of a script: three times the script, and some for what was left out of it. */
export const sourceMapMaxBytes = ({ bytes }: { readonly bytes: number }): number =>
  3 * bytes + 128 * 1024

/** The ending that a source map's path has after the path of its script. It travels and is kept as gzip. */
export const sourceMapEnding = '.map.gz'

/** The content type of a source map that the service gives out. */
export const sourceMapType = 'application/gzip'
