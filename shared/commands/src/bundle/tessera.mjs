// The one command of a bundle. It runs with the Node that lies beside it, whichever started it.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const here = import.meta.dirname
const node = join(here, 'node/bin/node')

/** V8 keeps what it may take, and the service needs little: some tens of megabytes at a time. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=512']
const quiet = '--disable-warning=ExperimentalWarning'
/** Threads that render pictures share the memory that glibc gives out. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' }

const scripts = {
  serve: 'server/src/main.ts',
  'import-domains': 'server/src/main/import-domains.ts',
  module: 'shared/module-cli/src/main.ts',
  ads: 'shared/ads-cli/src/main.ts',
  company: 'shared/company-cli/src/main.ts',
  credit: 'shared/company-cli/src/credit/main.ts',
}

const help = `tessera COMMAND

  serve             Runs the product, until SIGTERM or Ctrl-C
  module …          Releases and teams: tokens, grants, backends, canaries, errors
  ads …             Reviews ads
  company …         Single sign-on for companies
  credit …          Credit for ad accounts
  import-domains …  Reads a list of unsafe domains

Settings are environment variables, or lines NAME=value of the file in SETTINGS_FILE: docs/configuration.md.
docs/operators.md follows the order of the work. A command without words says what it takes.`

const [command = 'help', ...words] = process.argv.slice(2)
if (command === 'help' || command === '--help') {
  console.log(help)
  process.exit(0)
}
if (!Object.hasOwn(scripts, command)) {
  console.error(`There is no command ${command}.\n\n${help}`)
  process.exit(2)
}

if (process.env.TESSERA_BUNDLE !== here && existsSync(node)) {
  // Takes the place of this process, so that none stays beside the service.
  const options = command === 'serve' ? [...flags, quiet] : [quiet]
  process.execve(node, [node, ...options, import.meta.filename, command, ...words], {
    ...allocator,
    ...process.env,
    TESSERA_BUNDLE: here,
  })
}

const { SETTINGS_FILE } = process.env
if (SETTINGS_FILE !== undefined && SETTINGS_FILE !== '') {
  try {
    process.loadEnvFile(SETTINGS_FILE)
  } catch {
    console.error(`The settings in ${SETTINGS_FILE} cannot be read; correct SETTINGS_FILE.`)
    process.exit(1)
  }
}

const data = resolve(process.env.DATA_DIR || 'data')
if (!relative(here, data).startsWith('..')) {
  console.error(
    `The data folder ${data} lies in the bundle, which an upgrade replaces. Set DATA_DIR to a folder outside.`,
  )
  process.exit(1)
}
process.env.DATA_DIR = data
/** Settings that follow from where the bundle lies; whoever sets one wins. */
const own = {
  SHELL_DIR: join(here, 'shell'),
  BUILDS_DIR: join(here, 'modules'),
  PACKAGES_DIR: join(here, 'packages'),
  REGISTRY_FILE: join(data, 'registry.json'),
}
for (const [name, value] of Object.entries(own)) process.env[name] ||= value
if (!process.env.STORE_PORT && !process.env.STORE_URL)
  process.env.STORE_PORT = String(Number(process.env.PORT || 3000) + 99)

const script = join(here, scripts[command])
process.argv = [process.argv[0], script, ...words]
await import(script)
