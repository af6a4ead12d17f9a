import { type Step, steps } from '@tessera/commands/changelog'
import { commandLine } from './command-line.ts'
import { commands, options } from './commands.ts'
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
  /** The build whose errors are listed; empty for all. */
  readonly build: string
  readonly good: string
  readonly bad: string
  /** The part of the version that a release raises. */
  readonly step: Step | undefined
  /** The command that judges a build; empty to ask. */
  readonly run: string
}

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

/** Reads the step of a release, of which there is one. */
function stepOf(values: Readonly<Partial<Record<Step, boolean>>>): Step | undefined {
  const given = steps.filter((step) => values[step] === true)
  if (given.length > 1) throw wrong(`--${given.join(' and --')} exclude each other; leave one out.`)
  return given[0]
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
    build: values.build ?? '',
    good: values.good ?? '',
    bad: values.bad ?? '',
    run: values.run ?? '',
    step: stepOf(values),
  }
}

/** Returns the step that a release needs. */
export function stepIn({ command, step }: Arguments): Step {
  if (step !== undefined) return step
  throw tool.lacking(command)
}

/** Returns the one name that a command needs. */
export function nameOf({ command, names }: Arguments, at = 0): string {
  const name = names[at]
  if (name !== undefined) return name
  throw tool.lacking(command)
}
