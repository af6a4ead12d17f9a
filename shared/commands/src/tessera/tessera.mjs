// The one command of a bundle and of a checkout. In a bundle it runs with the Node that lies there,
// whichever started it.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import subcommands from './subcommands.json' with { type: 'json' }

const here = join(import.meta.dirname, '../../../..')
const isCheckout = existsSync(join(here, 'shared/commands/setup.mjs'))
const node = join(here, 'node/bin/node')

/** V8 keeps what it may take, and the service needs little: some tens of megabytes at a time. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=512']
const quiet = '--disable-warning=ExperimentalWarning'
/** Threads that render pictures share the memory that glibc gives out. */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' }

const offered = Object.entries(subcommands).filter(
  ([, { isOfBundles = false }]) => !(isCheckout && isOfBundles),
)

const help = [
  isCheckout ? 'npm run tessera -- COMMAND' : 'tessera COMMAND',
  '',
  ...offered.map(([name, { does }]) => `  ${name.padEnd(15)} ${does}`),
  '',
  'Settings are environment variables, or lines NAME=value of the file in SETTINGS_FILE: docs/configuration.md.',
  'docs/operators.md follows the order of the work. Each command has --help.',
].join('\n')

const [command = 'help', ...words] = process.argv.slice(2)
if (command === 'help' || command === '--help') {
  console.log(help)
  process.exit(0)
}
const asked = offered.find(([name]) => name === command)?.[1]
if (asked === undefined) {
  console.error(
    Object.hasOwn(subcommands, command)
      ? `${command} is a command of a bundle, which npm run bundle writes; npm start runs a checkout.`
      : `There is no command ${command}.\n\n${help}`,
  )
  process.exit(2)
}

if (command === 'serve' && words.length > 0) {
  const isHelp = words.includes('--help')
  const text = isHelp
    ? `tessera serve\n\n${asked.does}. It takes no arguments: its settings are environment variables.`
    : `tessera serve takes no arguments, and was given ${words.join(' ')}.`
  console[isHelp ? 'log' : 'error'](text)
  process.exit(isHelp ? 0 : 2)
}

if (!isCheckout && process.env.TESSERA_BUNDLE !== here && existsSync(node)) {
  // Takes the place of this process, so that none stays beside the service.
  const options = command === 'serve' ? [...flags, quiet] : [quiet]
  process.execve(node, [node, ...options, import.meta.filename, command, ...words], {
    ...allocator,
    ...process.env,
    TESSERA_BUNDLE: here,
  })
}

// Loaded by the bundle's own Node, which reads TypeScript.
const { takeSettings } = await import('./take-settings.ts')
const faults = takeSettings(process.env)
// These two read the file themselves, and name its faults in their own form.
if (faults.length > 0 && command !== 'serve' && command !== 'doctor') {
  console.error(faults.join('\n'))
  process.exit(1)
}

const isOfService = asked.script.startsWith('server/')
if (!isCheckout || isOfService) {
  const data = resolve(process.env.DATA_DIR || (isCheckout ? join(here, '.tessera/data') : 'data'))
  if (!isCheckout && !relative(here, data).startsWith('..')) {
    console.error(
      `The data folder ${data} lies in the bundle, which an upgrade replaces. Set DATA_DIR to a folder outside.`,
    )
    process.exit(1)
  }
  process.env.DATA_DIR = data
}
if (isOfService) {
  /** Settings that follow from where the command lies; whoever sets one wins. */
  const own = {
    SHELL_DIR: join(here, isCheckout ? 'shell/dist' : 'shell'),
    PACKAGES_DIR: join(here, isCheckout ? 'dist/packages' : 'packages'),
    REGISTRY_FILE: join(process.env.DATA_DIR, 'registry.json'),
    ...(isCheckout ? { MODE: 'local' } : { BUILDS_DIR: join(here, 'modules') }),
  }
  for (const [name, value] of Object.entries(own)) process.env[name] ||= value
  const port = Number(process.env.PORT || 3000)
  if (!process.env.STORE_PORT && !process.env.STORE_URL && Number.isInteger(port))
    process.env.STORE_PORT = String(port + 99)
}

const script = join(here, asked.script)
process.argv = [process.argv[0], script, ...words]
await import(script)
