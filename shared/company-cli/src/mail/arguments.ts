import type { MailRequest } from '@tessera/contracts/mail-tools'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'

const commands = {
  list: { takes: '', does: 'Lists the emails that wait or were given up, with the last answer' },
  show: { takes: 'ID', does: 'Shows an email without the secrets of its links' },
  retry: {
    takes: 'ID… or --all [--reason TEXT]',
    does: 'Sends emails now, with all their attempts',
  },
  drop: { takes: 'ID… [--reason TEXT]', does: 'Deletes emails that wait or were given up' },
  suppressed: {
    takes: '[--after ADDRESS]',
    does: 'Lists the addresses that get no emails, or only those about the account',
  },
  lift: {
    takes: 'ADDRESS… or @DOMAIN [--reason TEXT]',
    does: 'Sends emails to addresses again, or to all of a domain that emails came back from',
  },
  bounce: {
    takes: '< MESSAGE',
    does: "Takes a mail server's report of a bounce or a complaint from the standard input",
  },
  help: { takes: '', does: 'Shows this' },
} as const

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  all: { type: 'boolean' },
  after: { type: 'string' },
  reason: { type: 'string' },
} as const

const tool = commandLine({ starts: 'npm run tessera -- mail', commands, options })

/** Returns the help. */
export const help = (): string =>
  tool.help(
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --data DIR its data folder,',
    '--json answers in JSON. Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

/** The arguments of a command. */
export interface MailArguments {
  readonly at: string
  readonly data: string | undefined
  /** A report's message comes from the standard input. */
  readonly asked:
    | Exclude<MailRequest, { do: 'bounce' }>
    | { readonly do: 'help' }
    | { readonly do: 'bounce' }
}

type Values = ReturnType<typeof tool.parse>['values']

const changing = ['retry', 'drop', 'lift']

function askedBy(
  command: string,
  words: readonly string[],
  { all, after, reason = '' }: Partial<Readonly<Values>>,
): MailArguments['asked'] {
  const [first] = words
  if (reason !== '' && !changing.includes(command)) throw tool.wrong(`${command} takes no reason.`)
  if (command === 'retry' && all === true && first === undefined)
    return { do: 'retry', ids: 'all', reason }
  if (all === true) throw tool.wrong('--all is for retry, without ids.')
  if (after !== undefined && command !== 'suppressed')
    throw tool.wrong('--after is for suppressed.')
  switch (command) {
    case 'show':
      if (first === undefined || words.length > 1) throw tool.lacking(command)
      return { do: command, id: first }
    case 'retry':
    case 'drop':
      if (first === undefined) throw tool.lacking(command)
      return { do: command, ids: [...words], reason }
    case 'lift':
      if (first === undefined) throw tool.lacking(command)
      return { do: command, addresses: [...words], reason }
    case 'list':
    case 'suppressed':
    case 'bounce':
    case 'help':
      if (first !== undefined) throw tool.wrong(`${command} takes no '${first}'.`)
      return command === 'suppressed' ? { do: command, after } : { do: command }
    default:
      throw tool.wrong(`'${command}' is no command.`)
  }
}

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): MailArguments {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', ...words] = values.help === true ? [] : positionals
  return {
    at: productAddress(values.at, environment),
    data: values.data,
    asked: askedBy(command, words, values),
  }
}
