import { AdRejection } from '@tessera/contracts/ads/ad-review'
import { AdId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'

// The commands, what they take, and what they do.
const commands = {
  list: { takes: '', does: 'Lists the ads that wait for a decision, or that people reported' },
  approve: { takes: 'AD… [--note TEXT]', does: 'Lets ads run' },
  reject: {
    takes: `AD… --reason ${AdRejection.options.join('|')} [--note TEXT]`,
    does: 'Stops ads; their business gets an email with the reason and the note',
  },
  decisions: { takes: '', does: 'Lists the latest decisions' },
  undo: { takes: 'DECISION [--note TEXT]', does: 'Undoes a decision, so that the ad waits again' },
  help: { takes: '', does: 'Shows this' },
} as const

type CommandName = keyof typeof commands

/** The arguments of a command. */
export interface Arguments {
  readonly command: CommandName
  readonly ads: readonly AdId[]
  /** The decision to undo. */
  readonly decision: string | undefined
  readonly reason: AdRejection | undefined
  /** Words for the log and the business. */
  readonly note: string
  readonly at: string
  readonly data: string | undefined
}

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
} as const

const tool = commandLine({ starts: 'npm run ads --', commands, options })
const { wrong } = tool

/** Returns the help. */
export const help = (): string =>
  tool.help(
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --data DIR its data folder,',
    '--json answers in JSON. Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

const isCommand = (word: string): word is CommandName => Object.hasOwn(commands, word)

function adOf(word: string): AdId {
  const read = z.safeParse(AdId, word)
  if (read.success) return read.data
  throw wrong(`'${word}' is no id of an ad.`)
}

function reasonOf(command: CommandName, word: string | undefined): AdRejection | undefined {
  if (command !== 'reject') {
    if (word !== undefined) throw wrong(`${command} takes no reason.`)
    return undefined
  }
  if (word === undefined) throw tool.lacking(command)
  const read = z.safeParse(AdRejection, word)
  if (read.success) return read.data
  throw wrong(`'${word}' is no reason.`)
}

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Arguments {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', ...words] = values.help === true ? [] : positionals
  if (!isCommand(command)) throw wrong(`'${command}' is no command.`)
  const takesAds = command === 'approve' || command === 'reject'
  if (takesAds && words.length === 0) throw tool.lacking(command)
  const [decision, ...others] = command === 'undo' ? words : []
  if (command === 'undo' && (decision === undefined || others.length > 0))
    throw tool.lacking(command)
  if (!takesAds && command !== 'undo' && words.length > 0)
    throw wrong(`${command} takes no '${words.join(' ')}'.`)
  if (!takesAds && command !== 'undo' && values.note !== undefined)
    throw wrong(`${command} takes no note.`)
  return {
    command,
    ads: takesAds ? words.map(adOf) : [],
    decision,
    reason: reasonOf(command, values.reason),
    note: values.note ?? '',
    at: productAddress(values.at, environment),
    data: values.data,
  }
}
