/** A package that teams outside of this repository install. */
export interface Published {
  /** Its folder in `shared/`, and its name after the scope. */
  readonly folder: string
  /** The sources that it leaves out, because they need the whole service or this repository. */
  readonly without?: RegExp
}

/** The packages that teams install. A package comes after those that it depends on. */
export const published: readonly Published[] = [
  { folder: 'contracts' },
  { folder: 'bus' },
  { folder: 'client' },
  { folder: 'cache' },
  { folder: 'ui' },
  { folder: 'module' },
  { folder: 'pins' },
  { folder: 'backend' },
  { folder: 'build' },
  {
    folder: 'module-cli',
    without: /^(bin\/tessera-module\.mjs|src\/(new-module|template|workflow)\.ts)$/,
  },
  {
    folder: 'testing',
    without:
      /^src\/((service|service-process|first-screen|test-pages|long-files-first|files-apart|grant-backend|greeting-server)\.tsx?$|offers\/)/,
  },
]

/** The scope of the packages. */
export const scope = '@tessera/'

/** True for a file that is no source of a package: a test, or what only tests import. */
export const isOfTests = (path: string): boolean =>
  /\.test\.tsx?$|(^|\/)(test|testing)\//.test(path)
