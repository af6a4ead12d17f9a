import { globSync } from 'node:fs'
import { root } from '../root.ts'

/** The rooms whose sources run in production, and what of them does. */
const rooms = [
  'server',
  'shared/contracts',
  'shared/module-cli',
  'shared/ads-cli',
  'shared/company-cli',
  'shared/build',
  'shared/create',
] as const

const isForTests = /(^|\/)(?:testing|conformance)\/|\.test\.tsx?$/

/** Documents that an operator reads. */
const documents = [
  'docs/{operators,mail,backup,upgrades,configuration,watching,metrics,scaling,move,errors,security,data}.md',
  'docs/{watching,deploy}/*',
]

/** Lists the files of the checkout that a bundle has, at the same paths. */
export const bundledFiles = (): readonly string[] =>
  globSync(
    [
      ...rooms.flatMap((room) => [`${room}/package.json`, `${room}/src/**/*.*`]),
      'server/migrations/**/*.*',
      'shared/commands/src/tessera/*.{mjs,json,ts}',
      ...documents,
    ],
    { cwd: root },
  )
    .filter((path) => !isForTests.test(path))
    .toSorted()

/** The workspace packages that a bundle links below its `node_modules`, by their names. */
export const linkedPackages: Readonly<Record<string, string>> = Object.fromEntries(
  rooms
    .filter((room) => room !== 'server')
    .map((room) => [room.replace('shared/', '@tessera/'), room]),
)
