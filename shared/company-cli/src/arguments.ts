import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'

// The commands, what they take, and what they do.
const commands = {
  add: {
    takes: 'NAME --issuer URL --client-id ID --domain A,B [--title TEXT] [--secret-file FILE]',
    does: 'Adds a company; then it says how to prove its domains',
  },
  set: {
    takes: 'NAME [--domain A,B] [--client-id ID] [--title TEXT] [--secret-file FILE]',
    does: 'Adds domains, or changes the client id, title or secret',
  },
  prove: { takes: 'NAME', does: 'Looks for the proofs of its domains' },
  require: {
    takes: 'NAME [--off]',
    does: 'Makes single sign-on the only way in for its addresses; --off ends that',
  },
  remove: { takes: 'NAME', does: 'Removes it and ends the sessions that began there' },
  list: { takes: '', does: 'Lists the companies, their domains and people' },
  help: { takes: '', does: 'Shows this' },
} as const

/** The name of a command. */
export type CommandName = keyof typeof commands

/** The arguments of a command. */
export interface Arguments {
  readonly command: CommandName
  /** The company; undefined when none was named. */
  readonly name: string | undefined
  readonly at: string
  readonly data: string | undefined
  readonly title: string | undefined
  readonly issuer: string | undefined
  readonly clientId: string | undefined
  readonly domains: readonly string[]
  readonly secretFile: string | undefined
  readonly off: boolean
}

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  title: { type: 'string' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  domain: { type: 'string', multiple: true },
  'secret-file': { type: 'string' },
  off: { type: 'boolean' },
} as const

const tool = commandLine({ starts: 'npm run company --', commands, options })
const { wrong } = tool

/** Returns the help. */
export const help = (): string =>
  tool.help(
    'The client secret comes from --secret-file FILE, else from CLIENT_SECRET in the environment.',
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --data DIR its data folder,',
    '--json answers in JSON. Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word)

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', name, ...more] = values.help === true ? [] : positionals
  if (!isCommand(command)) throw wrong(`'${command}' is no command.`)
  const [extra] = more
  if (extra !== undefined) throw wrong(`${command} takes one name, not '${extra}' too.`)
  const domains = (values.domain ?? []).flatMap((text) => text.split(','))
  return {
    command,
    name,
    data: values.data,
    title: values.title,
    issuer: values.issuer,
    at: productAddress(values.at, environment),
    clientId: values['client-id'],
    domains: domains.map((domain) => domain.trim()).filter((domain) => domain !== ''),
    secretFile: values['secret-file'],
    off: values.off === true,
  }
}

/** Returns an argument that a command needs. */
export function needed(value: string | undefined, command: CommandName): string {
  if (value !== undefined && value !== '') return value
  throw tool.lacking(command)
}
