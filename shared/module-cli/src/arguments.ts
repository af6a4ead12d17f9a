import { type Step, steps } from '@tessera/build/changelog'
import { commandLine } from './command-line.ts'
import { commands, options } from './commands.ts'
import { Fault } from './outcome.ts'
import { commandName, keptProduct } from './place.ts'
import { type PreviewArguments, previewArguments } from './preview-arguments.ts'

/** The arguments of a command. */
export interface Arguments extends PreviewArguments {
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
  /** The facts of the viewer that a backend is told. */
  readonly may: readonly string[]
  /** True for a backend on the service's own machine. */
  readonly local: boolean
  readonly days: number
  readonly save: boolean
  /** True for a module that runs inside the product at `at`. */
  readonly isInside: boolean
  /** True for a module that runs from source in the product at `at`, through a proxy of this machine. */
  readonly isThrough: boolean
  /** The port that was asked for. */
  readonly port: number | undefined
  /** True for a module that runs alone, in its harness. */
  readonly isAlone: boolean
  /** The options of the harness, as they were given. */
  readonly harness: readonly string[]
  /** The build whose errors are listed; empty for all. */
  readonly build: string
  readonly good: string
  readonly bad: string
  /** The part whose users are asked for. */
  readonly breaks: string | undefined
  /** The shared package, and its next major version, as react@20. */
  readonly raise: string | undefined
  /** The part of the version that a release raises. */
  readonly step: Step | undefined
  /** The command that judges a build; empty to ask. */
  readonly run: string
}

const tool = commandLine({ starts: commandName, commands, options })
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

/** Reads where the product is: what was typed, else of the environment, the repository, or this machine. */
export function productAddress(
  typed: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const text = typed ?? environment.TESSERA_URL ?? keptProduct() ?? 'http://localhost:3000'
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
  const isTwoWords = first === 'token' || first === 'backend'
  const command = isTwoWords ? `${first} ${second}`.trim() : first
  if (command !== 'help' && !Object.hasOwn(commands, command))
    throw wrong(`'${command}' is no command.`)
  const ways = (['alone', 'in', 'through'] as const).filter((way) => values[way] !== undefined)
  if (ways.length > 1) throw wrong(`--${ways.join(' and --')} exclude each other; leave one out.`)
  if (values.breaks !== undefined && values.raise !== undefined)
    throw wrong('--breaks and --raise exclude each other; leave one out.')
  for (const option of ['built', 'backend'] as const)
    if (values.alone !== true && values[option] !== undefined)
      throw wrong(`--${option} goes with --alone.`)
  if (values.alone !== true && values.through === undefined && values.port !== undefined)
    throw wrong('--port goes with --alone or --through.')
  return {
    command,
    names: positionals.slice(isTwoWords ? 2 : 1),
    json: values.json === true,
    at: productAddress(values.in ?? values.through ?? values.at, environment),
    data: values.data,
    why: values.why ?? command,
    percent: numberOf(values.percent, { name: 'percent', least: 0, most: 100 }),
    only: values.only === true,
    ...previewArguments(values, wrong),
    evenRevoked: values['even-revoked'] === true,
    modules: listIn(values.modules),
    words: listIn(values.words),
    may: listIn(values.may),
    local: values.local === true,
    days: numberOf(values.days, { name: 'days', least: 1, most: 730 }) ?? 90,
    save: values.save === true,
    isInside: values.in !== undefined,
    isThrough: values.through !== undefined,
    port: numberOf(values.port, { name: 'port', least: 1, most: 65_000 }),
    isAlone: values.alone === true,
    harness: [
      ...(values.port === undefined ? [] : ['--port', values.port]),
      ...(values.built === true ? ['--built'] : []),
      ...(values.backend === undefined ? [] : ['--backend', values.backend]),
    ],
    build: values.build ?? '',
    good: values.good ?? '',
    bad: values.bad ?? '',
    run: values.run ?? '',
    breaks: values.breaks,
    raise: values.raise,
    step: stepOf(values),
  }
}

/** Returns the step that a release needs. */
export function stepIn({ command, step }: Arguments): Step {
  if (step !== undefined) return step
  throw tool.lacking(command)
}

/** Returns the one name that a command needs. */
export function nameOf({ command, names }: Pick<Arguments, 'command' | 'names'>, at = 0): string {
  const name = names[at]
  if (name !== undefined) return name
  throw tool.lacking(command)
}
