import { commandLine } from './command-line.ts'
import { Fault } from './outcome.ts'

/** The arguments of a command. */
export interface Arguments {
  /** The command's words, as `publish` or `token make`. */
  readonly command: string
  /** The positional arguments: a module's name, a build. */
  readonly names: readonly string[]
  readonly json: boolean
  readonly at: string
  readonly data: string | undefined
  readonly why: string
  readonly percent: number | undefined
  readonly only: boolean
  readonly evenRevoked: boolean
  readonly modules: readonly string[]
  /** The new first words of addresses that a token is for, beside the modules' names. */
  readonly words: readonly string[]
  readonly days: number
  readonly save: boolean
  /** True for a module that runs inside the product at `at`. */
  readonly isInside: boolean
  /** True for a module that runs alone, in its harness. */
  readonly isAlone: boolean
  /** The options of the harness, as they were given. */
  readonly harness: readonly string[]
  readonly good: string
  readonly bad: string
  /** The command that judges a build; empty to ask. */
  readonly run: string
}

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  why: { type: 'string' },
  percent: { type: 'string' },
  only: { type: 'boolean' },
  'even-revoked': { type: 'boolean' },
  modules: { type: 'string' },
  words: { type: 'string' },
  days: { type: 'string' },
  save: { type: 'boolean' },
  in: { type: 'string' },
  alone: { type: 'boolean' },
  port: { type: 'string' },
  built: { type: 'boolean' },
  good: { type: 'string' },
  bad: { type: 'string' },
  run: { type: 'string' },
} as const

// The commands, what they take, and what they do.
const commands = {
  new: { takes: 'NAME', does: 'Writes a module that runs, with a page and a test' },
  dev: {
    takes: 'NAME [--alone [--port N] [--built] | --in URL]',
    does: 'Runs the module from source; alone with a service in memory, or inside a deployed product',
  },
  build: { takes: 'NAME', does: 'Builds the module and says the id of the build' },
  check: { takes: 'NAME', does: 'Builds the module and checks it against what runs' },
  publish: {
    takes: 'NAME [--percent N | --only] [--why TEXT]',
    does: 'Checks and sends the build; then everybody, N % or nobody gets it',
  },
  list: { takes: '[NAME]', does: 'Shows which builds run, and the last changes' },
  canary: { takes: 'NAME BUILD --percent N', does: 'Gives a build to N % of the visitors' },
  promote: {
    takes: 'NAME [BUILD] [--even-revoked]',
    does: 'Gives a build, else the canary, to everybody',
  },
  rollback: { takes: 'NAME', does: 'Ends the canary, else returns to the last good build' },
  disable: { takes: 'NAME', does: 'Switches the module off' },
  enable: { takes: 'NAME', does: 'Switches the module on' },
  bisect: {
    takes: "NAME --good BUILD --bad BUILD [--run 'COMMAND']",
    does: 'Finds the first bad build, by asking or by the exit code of a command',
  },
  verify: { takes: 'NAME [BUILD]', does: 'Rebuilds at the recorded commit and compares' },
  'token make': {
    takes: 'NAME --modules A,B [--words C,D] [--days N] [--save]',
    does: 'Makes a token for modules (all for every one), and for new first words of addresses',
  },
  'token list': { takes: '', does: 'Lists the tokens' },
  'token revoke': { takes: 'ID', does: 'Revokes a token' },
  grant: {
    takes: 'NAME START',
    does: 'Grants a module the addresses below another one’s word, as /search/',
  },
  ungrant: { takes: 'NAME START', does: 'Ends that for builds to come' },
  grants: { takes: '', does: 'Lists the grants' },
  release: { takes: 'NAME', does: 'Frees the addresses that a module holds for open tabs alone' },
  allow: { takes: 'EMAIL_OR_USERNAME', does: 'Lets an account override modules in its browser' },
  disallow: { takes: 'EMAIL_OR_USERNAME', does: 'Takes that right away' },
  allowed: { takes: '', does: 'Lists the accounts that may' },
} as const

const tool = commandLine({ script: 'module', commands, options })
const { wrong } = tool

/** Returns the help. */
export const help = (): string =>
  tool.help(
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --json answers in JSON.',
    'The token comes from TESSERA_TOKEN, or from where token make --save put it.',
    'Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

function numberOf(
  text: string | undefined,
  { name, most, least }: { readonly name: string; readonly most: number; readonly least: number },
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (text.trim() !== '' && number >= least && number <= most) return number
  throw wrong(`--${name} takes a number from ${least} to ${most}, not '${text}'.`)
}

const listIn = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Reads where the product is: what was typed, else of the environment, else of this machine. */
export function productAddress(
  typed: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const text = typed ?? environment.TESSERA_URL ?? 'http://localhost:3000'
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin
  throw new Fault(
    `The address of the product must be as http://localhost:3000, not '${text}'.`,
    'usage',
  )
}

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = tool.parse(args)
  const [first = 'help', second = ''] = values.help === true ? [] : positionals
  const command = first === 'token' ? `token ${second}`.trim() : first
  if (command !== 'help' && !Object.hasOwn(commands, command))
    throw wrong(`'${command}' is no command.`)
  if (values.alone === true && values.in !== undefined)
    throw wrong('--alone and --in exclude each other; leave one out.')
  if (values.alone !== true && (values.built === true || values.port !== undefined))
    throw wrong(`${values.built === true ? '--built' : '--port'} goes with --alone.`)
  return {
    command,
    names: positionals.slice(first === 'token' ? 2 : 1),
    json: values.json === true,
    at: productAddress(values.in ?? values.at, environment),
    data: values.data,
    why: values.why ?? command,
    percent: numberOf(values.percent, { name: 'percent', least: 0, most: 100 }),
    only: values.only === true,
    evenRevoked: values['even-revoked'] === true,
    modules: listIn(values.modules),
    words: listIn(values.words),
    days: numberOf(values.days, { name: 'days', least: 1, most: 730 }) ?? 90,
    save: values.save === true,
    isInside: values.in !== undefined,
    isAlone: values.alone === true,
    harness: [
      ...(values.port === undefined ? [] : ['--port', values.port]),
      ...(values.built === true ? ['--built'] : []),
    ],
    good: values.good ?? '',
    bad: values.bad ?? '',
    run: values.run ?? '',
  }
}

/** Returns the one name that a command needs. */
export function nameOf({ command, names }: Arguments, at = 0): string {
  const name = names[at]
  if (name !== undefined) return name
  throw tool.lacking(command)
}
