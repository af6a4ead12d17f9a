// The first step of every command, and the only file that must run on whatever Node a machine has:
// brings the pinned Node, pnpm and the packages, then hands over to the command itself.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const pnpm = 'pnpm@12.21.0'
const marker = join(root, 'node_modules/.tessera-setup')
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
const [command = 'start', ...rest] = process.argv.slice(2)

const color = process.stdout.isTTY === true
const paint = (code, text) => (color ? `\u001b[${code}m${text}\u001b[0m` : text)

// A command that answers in JSON has its output to itself.
const isJson = rest.includes('--json')
const say = (text) => (isJson ? console.error : console.log)(`${paint(2, '·')} ${text}`)

function fail(sentence) {
  console.error(`${paint(31, '✗')} ${sentence}`)
  process.exit(1)
}

function manifests() {
  const rooms = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`)
  return ['.', ...rooms.map(({ name }) => name), ...shared]
    .map((folder) => join(root, folder, 'package.json'))
    .filter((path) => !path.includes('node_modules') && existsSync(path))
}

function wantedSetup() {
  const hash = createHash('sha256').update(pnpm)
  for (const path of [
    join(root, 'pnpm-lock.yaml'),
    join(root, 'pnpm-workspace.yaml'),
    ...manifests(),
  ]) {
    hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

function isSetUp(wanted) {
  return existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted
}

function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, ...options })
    let output = ''
    child.stdout?.on('data', (text) => {
      output += text
    })
    child.stderr?.on('data', (text) => {
      output += text
    })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('exit', (code, signal) =>
      resolve({ code: code ?? (signal === 'SIGINT' ? 0 : 1), output }),
    )
  })
}

/** npm tells its children of settings that npx and pnpm do not know and then warn about. */
function quietEnvironment() {
  return {
    ...process.env,
    npm_config_update_notifier: 'false',
    npm_config_loglevel: 'error',
    CI: 'true',
  }
}

async function install() {
  const started = Date.now()
  say('Installing the pinned Node, pnpm and packages (once, and after a change of versions) …')
  const { code, output } = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: quietEnvironment(),
    shell: process.platform === 'win32',
  })
  if (code !== 0) {
    const lines = output.trim().split('\n').slice(-12).join('\n')
    const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|META_FETCH_FAIL|network/i.test(
      output,
    )
    if (offline)
      fail(
        'The package registry could not be reached. Connect to the network (or set the proxy in .npmrc) and run the command again.',
      )
    fail(`The packages could not be installed; run the command again after mending this:\n${lines}`)
  }
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20)
  fail(
    `This needs Node 20 or newer to set itself up, and found ${process.versions.node}. Install a newer Node and run the command again.`,
  )

let wanted
try {
  wanted = wantedSetup()
} catch (error) {
  fail(`The checkout is not whole (${error.message}). Clone it again.`)
}
if (!isSetUp(wanted)) {
  await install()
  if (!existsSync(node))
    fail('The pinned Node did not arrive. Delete node_modules and run the command again.')
  try {
    writeFileSync(marker, wanted)
  } catch {
    fail('The checkout is read-only. Make it writable, or clone it where you may write.')
  }
}

// The start of the command; `npm test` shows the time until its own first line.
const COMMAND_STARTED = String(Date.now() - Math.round(performance.now()))
const files = {
  start: 'shared/commands/src/start.ts',
  dev: 'shared/commands/src/dev.ts',
  demo: 'shared/commands/src/demo.ts',
  extension: 'shared/commands/src/extension.ts',
  bundle: 'shared/commands/src/bundle.ts',
  packages: 'shared/commands/src/packages.ts',
  release: 'shared/commands/src/release.ts',
  check: 'shared/checks/src/check.ts',
  test: 'shared/checks/src/test.ts',
  fix: 'shared/checks/src/fix.ts',
  languages: 'shared/checks/src/languages/languages.ts',
  bench: 'bench/src/bench.ts',
  soak: 'bench/src/soak/soak.ts',
  tessera: 'shared/commands/src/tessera/tessera.mjs',
}
/** The operators' commands with a script of their own in package.json, which older commits have too. */
const aliases = ['module', 'ads', 'company', 'credit']
if (!Object.hasOwn(files, command) && !aliases.includes(command)) {
  const known = [...Object.keys(files), ...aliases]
  fail(`There is no command ${command}; the commands are ${known.join(', ')}.`)
}
const words = aliases.includes(command) ? [files.tessera, command] : [files[command]]
const started = [join(root, words[0]), ...words.slice(1), ...rest]
const env = {
  ...process.env,
  COMMAND_STARTED,
  // Commands start Node dozens of times; each start reads the compiled sources of the one before.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tessera/compiled'),
  PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}
// A newer Node becomes the command, so that no process waits for it.
if (process.execve !== undefined && process.platform !== 'win32') {
  process.chdir(root)
  process.execve(node, [node, ...started], env)
}
// Ctrl-C reaches the whole group; this process only waits for the command to end cleanly.
process.on('SIGINT', () => {})
const child = spawn(node, started, { cwd: root, stdio: 'inherit', env })
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
