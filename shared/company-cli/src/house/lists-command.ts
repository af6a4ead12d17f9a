import { readFile } from 'node:fs/promises'
import {
  domainStatuses,
  fetchedListActs,
  type ListPlan,
  type ListVersion,
  listNames,
  type TermTrial,
  termActs,
  termLanguages,
  termMatches,
  termPlaces,
} from '@tessera/contracts/calls/house-lists'
import {
  ListsRequest,
  ToldDomains,
  ToldFetched,
  ToldListFile,
  ToldPlan,
  ToldTerms,
  ToldTrial,
  ToldVersion,
  ToldVersions,
} from '@tessera/contracts/house-list-tools'
import { houseToolsPath } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- lists',
  commands: {
    show: { takes: 'terms|domains [--query TEXT]', does: 'Lists entries' },
    export: { takes: 'terms|domains', does: 'Prints a list as CSV' },
    plan: {
      takes: `terms|domains FILE [--act ${termActs.join('|')}] [--status ${domainStatuses.join('|')}]`,
      does: 'Says what a file would change, and names its faulty lines',
    },
    try: {
      takes: 'terms FILE',
      does: 'Says what a file of terms would have met in the last 30 days',
    },
    add: {
      takes: 'terms|domains FILE --reason TEXT',
      does: 'Adds the entries of a file, or changes those that are listed',
    },
    remove: { takes: 'terms|domains KEY[,KEY] --reason TEXT', does: 'Takes entries off a list' },
    versions: { takes: 'terms|domains', does: 'Lists the changes of a list' },
    undo: { takes: 'VERSION --reason TEXT', does: 'Undoes a change of a list' },
    fetched: { takes: '', does: 'Lists the addresses that lists are fetched from' },
    'fetch-from': {
      takes: 'ADDRESS --reason TEXT [--status blocked] [--hours 24]',
      does: 'Adds an address that a list of domains is fetched from',
    },
    ...Object.fromEntries(
      fetchedListActs.map((act) => [
        `${act}-fetched`,
        { takes: 'ID --reason TEXT', does: `Fetched list: ${act}` },
      ]),
    ),
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    reason: { type: 'string' },
    query: { type: 'string' },
    act: { type: 'string' },
    match: { type: 'string' },
    language: { type: 'string' },
    places: { type: 'string' },
    status: { type: 'string' },
    hours: { type: 'string' },
  },
})

type Values = ReturnType<typeof tool.parse>['values']
type Reads = (file: string) => Promise<string>

function chosen<Choice extends string>(
  choices: readonly Choice[],
  text: string | undefined,
  usual: Choice,
): Choice {
  const found = text === undefined ? usual : choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw tool.wrong(`'${text}' is none of ${choices.join(', ')}.`)
}

const optionsOf = ({ act, match, language, places }: Values) => ({
  act: chosen(termActs, act, 'queue'),
  match: chosen(termMatches, match, 'word'),
  language: language === undefined ? null : chosen(termLanguages, language, 'en'),
  places: (places?.split(',') ?? termPlaces).map((place) => chosen(termPlaces, place, 'pin')),
})

/** Returns the request of a command; its fields are checked once more by the schema. */
async function askedBy(
  [command = '', ...words]: readonly string[],
  values: Values,
  read: Reads,
): Promise<unknown> {
  const { reason, query = '' } = values
  const [first = '', second = ''] = words
  const textOf = async () => {
    if (second === '') throw tool.lacking(command)
    return read(second).catch(() => {
      throw tool.wrong(`${second} cannot be read; check the path.`)
    })
  }
  const act = fetchedListActs.find((each) => command === `${each}-fetched`)
  if (act !== undefined) return { do: 'fetched-act', id: first, act, reason }
  const status = chosen(domainStatuses, values.status, 'blocked')
  switch (command) {
    case 'show':
      return { do: command, list: first, query }
    case 'export':
    case 'versions':
      return { do: command, list: first }
    case 'undo':
      return { do: command, version_id: first, reason }
    case 'remove':
      return { do: command, list: first, keys: second.split(','), reason }
    case 'fetched':
      return { do: command }
    case 'fetch-from':
      return {
        do: command,
        address: first,
        status,
        every_hours: Number(values.hours ?? 24),
        reason,
      }
    case 'try':
      return { do: 'try-terms', text: await textOf(), ...optionsOf(values) }
    case 'plan':
    case 'add': {
      const list = chosen(listNames, first, 'terms')
      const fields = list === 'terms' ? optionsOf(values) : { status }
      const said = command === 'add' ? { reason } : {}
      return { do: `${command}-${list}`, text: await textOf(), ...fields, ...said }
    }
    default:
      throw tool.wrong(`'${command}' is no command.`)
  }
}

const sayPlan = ({ added, changed, same, repeated, faulty, faults }: ListPlan): string[] => [
  `New: ${added}, changed: ${changed}, there already: ${same}, named again: ${repeated}, faulty lines: ${faulty}.`,
  ...faults.map(({ line, fault }) => `  line ${line}: ${fault}`),
]

const sayTrial = ({ days, looked, met, terms, examples }: TermTrial): string[] => [
  `Of ${looked} things of the last ${days} days, ${met} have a term of this list.`,
  ...terms.map(({ text, met: count }) => `  ${text}: ${count}`),
  ...examples.map(
    ({ url, terms: found, text }) => `  ${url}  ${found.join(', ')}  ${JSON.stringify(text)}`,
  ),
]

const sayVersion = (version: ListVersion): string =>
  [
    version.id,
    version.at.slice(0, 16).replace('T', ' '),
    `new: ${version.added}, changed: ${version.changed}, gone: ${version.removed}`,
    version.undone_at === null ? version.reason : `${version.reason} (undone)`,
  ].join('  ')

function said(asked: ListsRequest, answer: unknown): Outcome {
  switch (asked.do) {
    case 'show': {
      if (asked.list === 'terms') {
        const { terms } = z.parse(ToldTerms, answer)
        const lines = terms.map(({ text, act, match }) => `${text}  ${act}  ${match}`)
        return { lines, data: { terms } }
      }
      const { domains } = z.parse(ToldDomains, answer)
      const lines = domains.map(({ domain, status, note }) => `${domain}  ${status}  ${note ?? ''}`)
      return { lines, data: { domains } }
    }
    case 'export': {
      const { csv } = z.parse(ToldListFile, answer)
      return { lines: csv.trimEnd().split('\r\n'), data: { csv } }
    }
    case 'versions': {
      const { versions } = z.parse(ToldVersions, answer)
      return { lines: versions.map(sayVersion), data: { versions } }
    }
    case 'plan-terms':
    case 'plan-domains': {
      const { plan } = z.parse(ToldPlan, answer)
      return { lines: sayPlan(plan), data: { plan } }
    }
    case 'try-terms': {
      const { trial } = z.parse(ToldTrial, answer)
      return { lines: sayTrial(trial), data: { trial } }
    }
    case 'fetched':
    case 'fetch-from':
    case 'fetched-act': {
      const { fetched } = z.parse(ToldFetched, answer)
      const lines = fetched.map(({ id, address, is_on, entries, fault, waiting }) =>
        [
          id,
          address,
          is_on ? 'on' : 'paused',
          `domains: ${entries}`,
          fault === null ? '' : `fails: ${fault}`,
          waiting === null ? '' : `${waiting} domains wait for a yes`,
        ]
          .filter((text) => text !== '')
          .join('  '),
      )
      return { lines: lines.length === 0 ? ['None.'] : lines, data: { fetched } }
    }
    default: {
      const { version } = z.parse(ToldVersion, answer)
      return {
        lines: [version === null ? 'Nothing changed.' : sayVersion(version)],
        data: { version },
      }
    }
  }
}

/** Runs the command, with the service's key. */
export async function listsCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  {
    connect,
    read = (file) => readFile(file, 'utf8'),
  }: { readonly connect?: () => Promise<ToolClient>; readonly read?: Reads } = {},
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help'] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  const parsed = z.safeParse(ListsRequest, await askedBy(positionals, values, read))
  if (!parsed.success) throw tool.lacking(command)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const asked = { do: 'lists', asked: parsed.data }
  return said(parsed.data, await client.send('POST', houseToolsPath, JSON.stringify(asked)))
}
