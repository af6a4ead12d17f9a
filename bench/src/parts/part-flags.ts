import { table } from '@tessera/commands/say'
import { lengthOf, type Part } from './timed-part.ts'

/** A flag that names no part, such as `--keep`. */
export interface PartOption {
  readonly flag: string
  readonly does: string
  readonly takes?: string
}

/** The flags that a command knows. */
export interface KnownFlags<Flag extends string = string> {
  /** `bench` or `soak`. */
  readonly command: string
  readonly parts: readonly (Part & { readonly flag: Flag })[]
  readonly options: readonly PartOption[]
}

/** The parsed flags of a command. */
export interface PartFlags<Flag extends string> {
  /** The parts to run, in the order of the list: the named ones, else those that are not apart. */
  readonly parts: readonly (Part & { readonly flag: Flag })[]
  /** The values of the flags that were given. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** An error that names the unknown flags and lists the known ones. */
  readonly fault: string | undefined
}

const listOption: PartOption = { flag: '--list', does: 'prints this list' }

const flagsOf = (all: readonly { readonly flag: string }[]): string =>
  all.map(({ flag }) => flag).join(', ')

const faultOf = (unknown: readonly string[], { command, parts, options }: KnownFlags): string =>
  `npm run ${command} knows no ${unknown.join(' and no ')}. Its parts are ${flagsOf(parts)}; its options ${flagsOf([...options, listOption])}. What each does: npm run ${command} -- --list`

/** Reads the flags of `npm run bench` and `npm run soak`; what is unknown is a fault that names the known ones. */
export function readPartFlags<Flag extends string>(
  args: readonly string[],
  { command, parts, options }: KnownFlags<Flag>,
): PartFlags<Flag> {
  const known: readonly PartOption[] = [...parts, ...options, listOption]
  const values = new Map<string, string[]>()
  const unknown: string[] = []
  let last: PartOption | undefined
  for (const arg of args) {
    const [name = '', ...given] = arg.split('=')
    const value = arg.startsWith('-') ? given.join('=') : arg
    if (arg.startsWith('-')) last = known.find(({ flag }) => flag === name)
    const before = values.get(last?.flag ?? '') ?? []
    const isFull = last?.takes === undefined || (before.length > 0 && !last.takes.endsWith('…'))
    if (last === undefined || (value !== '' && isFull)) unknown.push(arg)
    else values.set(last.flag, value === '' ? before : [...before, value])
  }
  const named = parts.filter(({ flag }) => values.has(flag))
  return {
    parts: named.length > 0 ? named : parts.filter(({ isApart }) => isApart !== true),
    values,
    fault: unknown.length === 0 ? undefined : faultOf(unknown, { command, parts, options }),
  }
}

const flagText = ({ flag, takes }: PartOption): string =>
  takes === undefined ? flag : `${flag}=${takes}`

const partText = ({ does, minutes, needs }: Part): string =>
  [does, `about ${lengthOf(minutes)}`, ...(needs === undefined ? [] : [`needs ${needs}`])].join(
    '; ',
  )

/** Returns the list of a command's parts and options, for people. */
export function partList({ command, parts, options }: KnownFlags): string {
  const rowsOf = (isApart: boolean) =>
    parts
      .filter((part) => (part.isApart ?? false) === isApart)
      .map((part) => [flagText(part), partText(part)] as const)
  return table([
    [`npm run ${command}`, 'without a flag runs these; a flag runs its own alone:'],
    ...rowsOf(false),
    ['', 'These run by name:'],
    ...rowsOf(true),
    ['', 'Options:'],
    ...[...options, listOption].map((option) => [flagText(option), option.does] as const),
  ])
}
