import { DoorMode } from '@tessera/contracts/calls/house-doors'
import { HouseRole } from '@tessera/contracts/house-acts'
import { type HouseRequest, plainActs } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'

const onAccount = 'ACCOUNT --reason TEXT'

// ACCOUNT is an email, a username or an id.
const commands = {
  find: {
    takes: '[TEXT]',
    does: 'Finds people by the start of an email, username or name, or by id',
  },
  see: { takes: 'ACCOUNT', does: 'Shows all that is known of one person' },
  'verify-email': { takes: onAccount, does: 'Takes their email as confirmed' },
  'send-reset': { takes: onAccount, does: 'Emails them a link to choose a new password' },
  'remove-factors': { takes: onAccount, does: 'Removes lost second factors and passkeys' },
  'end-sessions': { takes: onAccount, does: 'Ends all their sessions' },
  limit: { takes: onAccount, does: "Limits them: they can't post, and search hides them" },
  unlimit: { takes: onAccount, does: 'Lifts that' },
  suspend: {
    takes: `${onAccount} [--until MOMENT]`,
    does: 'Suspends them, until an ISO moment or without an end',
  },
  lift: { takes: onAccount, does: 'Lifts a suspension' },
  delete: {
    takes: onAccount,
    does: 'Closes their account, which is deleted after the days of grace',
  },
  keep: { takes: onAccount, does: 'Keeps an account that is about to be deleted' },
  export: { takes: onAccount, does: 'Prepares the download of their data, for them' },
  approve: { takes: onAccount, does: 'Approves an account that waits' },
  role: {
    takes: `${onAccount} --role ROLE`,
    does: 'Gives a role: owner, administrator, moderator, support, auditor, or none',
  },
  doors: { takes: '', does: 'Says who may sign up' },
  'set-doors': {
    takes: 'MODE --reason TEXT [--domain A,B]',
    does: 'Opens sign-ups: open, invitation, domain, approval or closed',
  },
  invite: {
    takes: '[--most NUMBER] [--days NUMBER] [--note TEXT]',
    does: 'Makes an invite to sign up, and shows its link',
  },
  help: { takes: '', does: 'Shows this' },
} as const

const options = {
  json: { type: 'boolean' },
  at: { type: 'string' },
  data: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
  role: { type: 'string' },
  domain: { type: 'string', multiple: true },
  most: { type: 'string' },
  days: { type: 'string' },
  note: { type: 'string' },
} as const

const tool = commandLine({ starts: 'npm run tessera -- people', commands, options })

/** Returns the help. */
export const help = (): string =>
  tool.help(
    'ACCOUNT is an email, a username or an id. Every act is in the log of the house.',
    '--at URL says where the product is (else TESSERA_URL, else http://localhost:3000), --data DIR its data folder,',
    '--json answers in JSON. Exit codes: 0 done, 1 refused, 2 wrong arguments, 3 not reachable.',
  )

/** The arguments of a command. */
export interface PeopleArguments {
  readonly at: string
  readonly data: string | undefined
  readonly asked: HouseRequest | { readonly do: 'help' }
}

type Values = ReturnType<typeof tool.parse>['values']

const PlainAct = z.enum(plainActs)

/** Reads a count of an option. */
function countOf(text: string | undefined, usual: number, name: string): number {
  if (text === undefined) return usual
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw tool.wrong(`--${name} takes a number above 0, not '${text}'.`)
}

/** Reads a role; null for 'none'. */
function roleOf(text: string | undefined): HouseRole | null {
  if (text === 'none') return null
  const { success, data } = z.safeParse(HouseRole, text)
  if (success) return data
  throw tool.wrong(`--role takes owner, administrator, moderator, support, auditor or none.`)
}

function doorsOf(mode: string | undefined, { reason = '', domain = [] }: Values): HouseRequest {
  const { success, data } = z.safeParse(DoorMode, mode)
  if (!success || reason === '') throw tool.lacking('set-doors')
  const domains = domain
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
  return { do: 'set-doors', mode: data, domains, reason }
}

function actOf(command: string, account: string | undefined, values: Values): HouseRequest {
  const act = z.safeParse(PlainAct, command)
  if (!act.success && command !== 'suspend' && command !== 'role')
    throw tool.wrong(`'${command}' is no command.`)
  const { reason = '', until, role } = values
  if (account === undefined || reason === '') throw tool.lacking(command)
  if (act.success) return { do: act.data, account, reason }
  return command === 'suspend'
    ? { do: 'suspend', account, reason, until: until ?? null }
    : { do: 'role', account, reason, role: roleOf(role) }
}

function askedBy(
  command: string,
  word: string | undefined,
  values: Values,
): PeopleArguments['asked'] {
  switch (command) {
    case 'help':
    case 'doors':
      return { do: command }
    case 'find':
      return { do: command, query: word }
    case 'see':
      if (word === undefined) throw tool.lacking(command)
      return { do: command, account: word }
    case 'set-doors':
      return doorsOf(word, values)
    case 'invite': {
      const { most, days, note = '' } = values
      return { do: command, most: countOf(most, 1, 'most'), days: countOf(days, 7, 'days'), note }
    }
    default:
      return actOf(command, word, values)
  }
}

/** Reads the arguments of the command line; a fault names what is wrong. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PeopleArguments {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', word, ...more] = values.help === true ? [] : positionals
  const [extra] = more
  if (extra !== undefined) throw tool.wrong(`${command} takes one name, not '${extra}' too.`)
  return {
    at: productAddress(values.at, environment),
    data: values.data,
    asked: askedBy(command, word, values),
  }
}
