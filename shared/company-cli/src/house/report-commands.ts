import { readFile } from 'node:fs/promises'
import {
  DecisionReason,
  type HouseDecision,
  type HouseReport,
} from '@tessera/contracts/calls/house-reports'
import type { TransparencyMonth } from '@tessera/contracts/calls/reports'
import {
  type HouseRequest,
  houseToolsPath,
  ToldDecisions,
  ToldNumbers,
  ToldReasons,
  ToldReports,
} from '@tessera/contracts/house-tools'
import { AnyId } from '@tessera/contracts/ids'
import { ReportDecision } from '@tessera/contracts/report-kinds'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import { Fault, type Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- reports',
  commands: {
    list: { takes: '', does: 'Lists what waits for a decision, appeals among it' },
    decide: {
      takes: 'CASE dismiss|remove|limit|suspend|warn --reason TEXT [--until MOMENT]',
      does: 'Decides all open reports of a case',
    },
    'hand-on': { takes: 'CASE --reason TEXT', does: 'Asks another person to decide a case' },
    appeal: {
      takes: 'CASE upheld|reversed --reason TEXT',
      does: 'Answers an appeal about a decision of somebody else',
    },
    decisions: { takes: '', does: 'Lists the latest decisions' },
    undo: { takes: 'DECISION --reason TEXT', does: 'Undoes a decision within seven days' },
    reasons: { takes: '', does: 'Lists the reasons to choose from' },
    'set-reasons': {
      takes: 'FILE --reason TEXT',
      does: 'Replaces the reasons by those of a JSON file, as reasons --json prints them',
    },
    numbers: { takes: '', does: 'Counts reports, decisions and appeals by month' },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    reason: { type: 'string' },
    until: { type: 'string' },
  },
})

const time = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

const sayReport = (report: HouseReport): string => {
  const { case_id: id, kind, title, text, person, reasons, due_at: due, appeal } = report
  const given = reasons.map(({ reason, count }) => `${reason} ${count}`).join(', ')
  const what = appeal === null ? given : `appeal: ${appeal.words}`
  return `${id}  ${kind}  ${title || text}  ${person?.username ?? '-'}  ${what}  due ${time(due)}`
}

const sayDecision = (decision: HouseDecision): string => {
  const { id, kind, title, person, by, decided_at: at, undone_at: undone, appeal } = decision
  const state = appeal === null ? (undone === null ? '' : '  undone') : `  appeal ${appeal}`
  const who = `${person ?? '-'}  by ${by ?? 'the operator'}`
  return `${id}  ${decision.decision}  ${kind}  ${title}  ${who}, ${time(at)}: ${decision.reason}${state}`
}

const count = (number: number | null): string => (number === null ? 'fewer than 5' : String(number))

const sayMonth = (month: TransparencyMonth): string =>
  `${month.month}  ${count(month.reports)} reports, ${count(month.decisions)} decisions, median ${
    month.median_hours === null ? '-' : `${month.median_hours} h`
  }, ${count(month.appeals)} appeals, ${count(month.reversals)} reversed`

const listed = (lines: readonly string[], none: string): readonly string[] =>
  lines.length === 0 ? [none] : lines

const ReasonFile = z.union([
  z.array(DecisionReason),
  z.object({ reasons: z.array(DecisionReason) }),
])

async function reasonsIn(file: string): Promise<DecisionReason[]> {
  let data: unknown
  try {
    data = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    throw new Fault(`${file} is no JSON file; write one with reports reasons --json.`)
  }
  const read = z.safeParse(ReasonFile, data)
  if (!read.success)
    throw new Fault(`${file} has no list of reasons; write one with reports reasons --json.`)
  return Array.isArray(read.data) ? read.data : read.data.reasons
}

type Values = ReturnType<typeof tool.parse>['values']

/** Reads an act: its name, what it is about, and its reason. */
async function actOf(
  command: string,
  [about = '', outcome = '', extra]: readonly string[],
  { reason = '', until }: Values,
): Promise<HouseRequest> {
  if (command === 'set-reasons' && about !== '' && reason !== '')
    return { do: 'set-reasons', reasons: await reasonsIn(about), reason }
  const id = z.safeParse(AnyId, about)
  if (!id.success || reason === '' || extra !== undefined) throw tool.lacking(command)
  if (command === 'undo') return { do: 'undo', decision_id: id.data, reason }
  if (command === 'hand-on') return { do: 'hand-on', case_id: id.data, reason }
  if (command === 'appeal') {
    if (outcome !== 'upheld' && outcome !== 'reversed') throw tool.lacking(command)
    return { do: 'answer-appeal', case_id: id.data, outcome, reason }
  }
  const decision = z.safeParse(ReportDecision, outcome)
  if (!decision.success) throw tool.lacking(command)
  return { do: 'decide', case_id: id.data, decision: decision.data, reason, until: until ?? null }
}

const reads = {
  list: 'reports',
  decisions: 'decisions',
  reasons: 'reasons',
  numbers: 'transparency',
} as const

const isRead = (command: string): command is keyof typeof reads => Object.hasOwn(reads, command)

const acts: readonly string[] = ['decide', 'hand-on', 'appeal', 'undo', 'set-reasons']

function outcomeOf(command: string, answer: unknown): Outcome {
  switch (command) {
    case 'list': {
      const { reports } = z.parse(ToldReports, answer)
      return { lines: listed(reports.map(sayReport), 'Nothing waits.'), data: { reports } }
    }
    case 'decisions': {
      const { decisions } = z.parse(ToldDecisions, answer)
      return { lines: listed(decisions.map(sayDecision), 'No decisions.'), data: { decisions } }
    }
    case 'reasons':
    case 'set-reasons': {
      const { reasons } = z.parse(ToldReasons, answer)
      return { lines: reasons.map(({ en }) => en), data: { reasons } }
    }
    case 'numbers': {
      const { months } = z.parse(ToldNumbers, answer)
      return { lines: listed(months.map(sayMonth), 'No decisions.'), data: { months } }
    }
    default:
      return { lines: ['Done.'], data: {} }
  }
}

/** Runs a command about reports, with the service's key. */
export async function reportCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', ...rest] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  if (!isRead(command) && !acts.includes(command)) throw tool.wrong(`'${command}' is no command.`)
  const asked: HouseRequest = isRead(command)
    ? { do: reads[command] }
    : await actOf(command, rest, values)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  return outcomeOf(command, await client.send('POST', houseToolsPath, JSON.stringify(asked)))
}
