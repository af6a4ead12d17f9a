import { readFile } from 'node:fs/promises'
import { houseToolsPath } from '@tessera/contracts/house-tools'
import { HouseTextKind, noticeAudiences, noticeKinds } from '@tessera/contracts/house-words'
import {
  ToldNotice,
  ToldNotices,
  ToldRetention,
  ToldTexts,
  type WordsRequest,
  WrittenText,
} from '@tessera/contracts/house-words-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- words',
  commands: {
    texts: { takes: '', does: 'Lists the texts of the house with their latest versions' },
    text: {
      takes: 'KIND --en FILE [--de FILE] --reason TEXT [--material --changes TEXT --later DAYS]',
      does: 'Publishes a version: about, rules, terms, privacy, imprint, contact or cookies, as Markdown',
    },
    notices: { takes: '', does: 'Lists the notices to all' },
    notice: {
      takes:
        'TEXT --until MOMENT --reason TEXT [--de TEXT] [--from MOMENT] [--kind maintenance] [--audience members]',
      does: 'Shows a line above every page, for a time',
    },
    'end-notice': { takes: 'ID --reason TEXT', does: 'Ends a notice' },
    kept: { takes: '', does: 'Lists how many days rows are kept, with the bounds' },
    keep: {
      takes: 'NAME --days NUMBER --reason TEXT',
      does: 'Says how many days some rows are kept',
    },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    en: { type: 'string' },
    de: { type: 'string' },
    material: { type: 'boolean' },
    changes: { type: 'string' },
    'changes-de': { type: 'string' },
    later: { type: 'string' },
    until: { type: 'string' },
    from: { type: 'string' },
    kind: { type: 'string' },
    audience: { type: 'string' },
    days: { type: 'string' },
    reason: { type: 'string' },
  },
})

type Values = ReturnType<typeof tool.parse>['values']
type Reads = (file: string) => Promise<string>

function wholeOf(text: string, name: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text)
  throw tool.wrong(`--${name} takes a number, not '${text}'.`)
}

function chosen<Choice extends string>(
  choices: readonly Choice[],
  text: string | undefined,
  name: string,
): Choice {
  const [usual] = choices
  const found = text === undefined ? usual : choices.find((choice) => choice === text)
  if (found !== undefined) return found
  throw tool.wrong(`--${name} takes ${choices.join(', ')}, not '${text}'.`)
}

async function textOf(kind: string, values: Values, read: Reads): Promise<WordsRequest> {
  const known = z.safeParse(HouseTextKind, kind)
  const { en, de, reason = '', changes = '', later = '30' } = values
  if (!known.success || en === undefined || reason === '') throw tool.lacking('text')
  return {
    do: 'text',
    kind: known.data,
    after: null,
    en: await read(en),
    de: de === undefined ? '' : await read(de),
    is_material: values.material === true,
    later_days: wholeOf(later, 'later'),
    changes_en: changes,
    changes_de: values['changes-de'] ?? '',
    reason,
  }
}

function noticeOf(text: string, values: Values): WordsRequest {
  const { until, from = null, de = '', reason = '' } = values
  if (until === undefined || reason === '') throw tool.lacking('notice')
  return {
    do: 'notice',
    kind: chosen(noticeKinds, values.kind, 'kind'),
    audience: chosen(noticeAudiences, values.audience, 'audience'),
    en: text,
    de,
    starts_at: from,
    ends_at: until,
    reason,
  }
}

async function requestOf(
  command: string,
  word: string | undefined,
  { values, read }: { readonly values: Values; readonly read: Reads },
): Promise<WordsRequest> {
  if (command === 'texts' || command === 'notices' || command === 'kept') return { do: command }
  const { reason = '', days } = values
  const isKnown = ['text', 'notice', 'end-notice', 'keep'].includes(command)
  if (!isKnown) throw tool.wrong(`'${command}' is no command.`)
  if (word === undefined || reason === '') throw tool.lacking(command)
  if (command === 'text') return textOf(word, values, read)
  if (command === 'notice') return noticeOf(word, values)
  if (command === 'end-notice') return { do: command, notice_id: word, reason }
  if (days === undefined) throw tool.lacking('keep')
  return { do: 'keep', name: word, days: wholeOf(days, 'days'), reason }
}

const day = (moment: string | null): string => moment?.slice(0, 10) ?? 'with the product'

function said({ do: asked }: WordsRequest, answer: unknown): Outcome {
  switch (asked) {
    case 'texts': {
      const { texts } = z.parse(ToldTexts, answer)
      const lines = texts.map(
        ({ kind, version, changed_at, is_shown }) =>
          `${kind}  version ${version}, ${day(changed_at)}${is_shown ? '' : '  (no page)'}`,
      )
      return { lines, data: { texts } }
    }
    case 'text': {
      const { text } = z.parse(WrittenText, answer)
      const asks = text.is_material ? ' Members are asked to agree to it.' : ''
      return { lines: [`${text.kind} has version ${text.version}.${asks}`], data: { text } }
    }
    case 'kept':
    case 'keep': {
      const { retention } = z.parse(ToldRetention, answer)
      const lines = retention.map(
        ({ name, days, least, most }) => `${name}  ${days} days (${least} to ${most})`,
      )
      return { lines, data: { retention } }
    }
    case 'notices': {
      const { notices } = z.parse(ToldNotices, answer)
      const lines = notices.map(
        ({ id, en, audience, ends_at, is_ended }) =>
          `${id}  ${en}  (${audience}, ${is_ended ? 'over' : `until ${ends_at}`})`,
      )
      return { lines: lines.length === 0 ? ['No notices.'] : lines, data: { notices } }
    }
    default: {
      const { notice } = z.parse(ToldNotice, answer)
      const state = notice.is_ended ? 'is over' : `shows until ${notice.ends_at}`
      return { lines: [`Notice ${notice.id} ${state}.`], data: { notice } }
    }
  }
}

/** Runs a command about texts, notices and retention, with the service's key. */
export async function wordsCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  {
    connect,
    read = (file) => readFile(file, 'utf8'),
  }: { readonly connect?: () => Promise<ToolClient>; readonly read?: Reads } = {},
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', word, extra] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  if (extra !== undefined) throw tool.wrong(`${command} takes one word, not '${extra}' too.`)
  const asked = await requestOf(command, word, { values, read })
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const body = JSON.stringify({ do: 'words', asked })
  return said(asked, await client.send('POST', houseToolsPath, body))
}
