import { microPerUnit } from '@tessera/contracts/ads/micro'
import { NewCreditCode } from '@tessera/contracts/credit-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'

const commands = {
  add: {
    takes: 'CODE --amount 50 --currency EUR --until 2026-12-31',
    does: 'Makes a code that gives each ad account this credit once, until the end of a day in UTC',
  },
  list: { takes: '', does: 'Lists the codes and how many ad accounts used each' },
  help: { takes: '', does: 'Shows this' },
} as const

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  until: { type: 'string' },
} as const

const tool = commandLine({ starts: 'npm run credit --', commands, options })

/** Returns the help. */
export const help = (): string =>
  tool.help(
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --data DIR its data folder,',
    '--json answers in JSON. Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

/** The parsed command. */
export type CreditArguments = {
  readonly at: string
  readonly data: string | undefined
} & (
  | { readonly command: 'help' | 'list' }
  | { readonly command: 'add'; readonly made: NewCreditCode }
)

const dayLength = 86_400_000

function untilOf(day: string | undefined): string {
  const start = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(start)) throw tool.wrong('--until takes the last day, as 2026-12-31.')
  return new Date(start + dayLength).toISOString()
}

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CreditArguments {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', code = ''] = values.help === true ? [] : positionals
  const place = { at: productAddress(values.at, environment), data: values.data }
  if (command === 'help' || command === 'list') return { ...place, command }
  if (command !== 'add') throw tool.wrong(`'${command}' is no command.`)
  const made = z.safeParse(NewCreditCode, {
    code: code.toUpperCase(),
    currency: values.currency?.toUpperCase(),
    amount_micro: Math.round(Number(values.amount) * microPerUnit),
    expires_at: untilOf(values.until),
  })
  if (!made.success) throw tool.lacking('add')
  return { ...place, command, made: made.data }
}
