import type {
  HouseStorage,
  StoragePerson,
  StoredKind,
} from '@tessera/contracts/calls/house-storage'
import {
  HouseRequest,
  houseToolsPath,
  ToldStorage,
  ToldStoragePeople,
} from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- storage',
  commands: {
    show: {
      takes: '',
      does: 'Shows what is stored by kind, its growth, and what a sweep will free',
    },
    people: {
      takes: '[--after BYTES,ID]',
      does: 'Lists people by what their files take, the largest first',
    },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    after: { type: 'string' },
  },
})

/** Returns bytes as people read them: 1.5 GB. */
function sizeText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const steps = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1_000 ** steps
  return `${value.toLocaleString('en', { maximumFractionDigits: steps === 0 ? 0 : 1 })} ${units[steps]}`
}

const grown = (bytes: number | null, days: number): string =>
  bytes === null ? '' : `, ${bytes < 0 ? '-' : '+'}${sizeText(Math.abs(bytes))} in ${days} days`

const sayKind = ({ kind, files, bytes, week, month }: StoredKind): string =>
  `${kind}  ${sizeText(bytes)}${files === 0 ? '' : ` in ${files} files`}${grown(week, 7)}${grown(month, 30)}`

function sayStorage({ day, kinds, unused }: HouseStorage): readonly string[] {
  if (day === null) return ['Nothing was measured yet; the service measures once a day.']
  return [
    `Measured on ${day}.`,
    ...kinds.map(sayKind),
    ...(unused === null ? [] : [`A sweep frees up to ${sizeText(unused.bytes)}.`]),
  ]
}

const sayPerson = ({ id, person, files, bytes }: StoragePerson): string =>
  `${id}  ${person.username}  ${sizeText(bytes)} in ${files} files`

/** Returns the request of a command as typed, which the contract checks. */
function askedBy(command: string, after: string | undefined): unknown {
  if (command === 'show') return after === undefined ? { do: 'storage' } : undefined
  if (after === undefined) return { do: 'storage-people' }
  const [bytes, ...id] = after.split(',')
  return { do: 'storage-people', after: [Number(bytes), id.join(',')] }
}

/** Runs a command about what is stored, with the service's key. */
export async function storageCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'show', extra] = values.help === true ? ['help'] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  if ((command !== 'show' && command !== 'people') || extra !== undefined)
    throw tool.wrong(`'${positionals.join(' ')}' is no command.`)
  const { success, data: asked } = z.safeParse(HouseRequest, askedBy(command, values.after))
  if (!success) throw tool.lacking(command)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const answer = await client.send('POST', houseToolsPath, JSON.stringify(asked))
  if (command === 'show') {
    const { storage } = z.parse(ToldStorage, answer)
    return { lines: sayStorage(storage), data: { storage } }
  }
  const { people } = z.parse(ToldStoragePeople, answer)
  const lines =
    people.length === 0 ? ['Nobody has files, or nothing was measured yet.'] : people.map(sayPerson)
  return { lines, data: { people } }
}
