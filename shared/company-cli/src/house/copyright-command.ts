import type { HouseDecision, HouseReport } from '@tessera/contracts/calls/house-reports'
import { CopyrightRequest, ToldCopyrightRules } from '@tessera/contracts/house-copyright-tools'
import { houseToolsPath, ToldDecisions, ToldReports } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- copyright',
  commands: {
    list: {
      takes: '',
      does: 'Lists notices that wait for a decision, with the numbers of the cases',
    },
    decisions: { takes: '', does: 'Lists decided notices, with the state of counter-notices' },
    uphold: { takes: 'CASE --reason TEXT', does: 'Removes what a notice claims' },
    reject: { takes: 'CASE --reason TEXT', does: 'Keeps what a notice claims' },
    counter: {
      takes: 'DECISION --name TEXT --address TEXT --words TEXT --has-statements --reason TEXT',
      does: 'Enters a counter-notice that came by letter and makes both statements',
    },
    court: {
      takes: 'DECISION --words TEXT --reason TEXT',
      does: 'Enters that the claimant went to court, so that nothing comes back by itself',
    },
    rules: { takes: '', does: 'Shows the clocks of notices' },
    'set-rules': {
      takes: '--days NUMBER --upheld NUMBER --reason TEXT',
      does: 'Sets the working days until a post comes back, and the upheld notices that ask a moderator',
    },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    reason: { type: 'string' },
    name: { type: 'string' },
    address: { type: 'string' },
    words: { type: 'string' },
    'has-statements': { type: 'boolean' },
    days: { type: 'string' },
    upheld: { type: 'string' },
  },
})

type Values = ReturnType<typeof tool.parse>['values']

const time = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

const sayNotice = ({ case_id: id, kind, title, url, person, notices, due_at: due }: HouseReport) =>
  [
    `${id}  ${kind}  ${title || url}  ${person?.username ?? '-'}  due ${time(due)}`,
    ...notices.map(({ name, email, contact, work }) =>
      [`  ${name} claims: ${work}`, email, contact].filter((each) => each !== '').join('  '),
    ),
  ].join('\n')

function sayDecision(decided: HouseDecision): string {
  const { id, decision, title, person, decided_at: at, counter, undone_at: undone } = decided
  const states = {
    waits: `counter-notice, comes back ${time(counter?.due_at ?? '')}`,
    court: 'the claimant went to court',
    restored: 'came back',
  }
  const state = counter === null ? (undone === null ? '' : 'undone') : states[counter.state]
  return [id, decision, title, person ?? '-', time(at), state].join('  ').trimEnd()
}

const listed = (lines: readonly string[], none: string): readonly string[] =>
  lines.length === 0 ? [none] : lines

/** Returns the request of a command as typed, which the contract checks. */
function askedBy(command: string, about: string | undefined, values: Values): unknown {
  const { reason, name, address, words } = values
  switch (command) {
    case 'list':
      return { do: 'notices' }
    case 'decisions':
      return { do: 'decided' }
    case 'rules':
      return { do: 'rules' }
    case 'set-rules':
      return { do: command, days: Number(values.days), upheld: Number(values.upheld), reason }
    case 'counter': {
      const has_statements = values['has-statements']
      return { do: command, decision_id: about, name, address, words, has_statements, reason }
    }
    case 'court':
      return { do: command, decision_id: about, words, reason }
    default:
      return { do: command, case_id: about, reason }
  }
}

function outcomeOf(asked: CopyrightRequest, answer: unknown): Outcome {
  switch (asked.do) {
    case 'notices': {
      const { reports } = z.parse(ToldReports, answer)
      return { lines: listed(reports.map(sayNotice), 'No notice waits.'), data: { reports } }
    }
    case 'decided': {
      const { decisions } = z.parse(ToldDecisions, answer)
      return { lines: listed(decisions.map(sayDecision), 'No decisions.'), data: { decisions } }
    }
    case 'rules':
    case 'set-rules': {
      const { rules } = z.parse(ToldCopyrightRules, answer)
      const { days, upheld } = rules
      const lines = [
        `A post comes back ${days} working days after a counter-notice.`,
        `A moderator is asked about a person at ${upheld} upheld notices.`,
      ]
      return { lines, data: { rules } }
    }
    default:
      return { lines: ['Done.'], data: {} }
  }
}

const commands = ['list', 'decisions', 'uphold', 'reject', 'counter', 'court', 'rules', 'set-rules']
const alone = ['list', 'decisions', 'rules', 'set-rules']

/** Runs a command about copyright notices, with the service's key. */
export async function copyrightCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', about, extra] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  const isTooMuch = extra !== undefined || (alone.includes(command) && about !== undefined)
  if (!commands.includes(command) || isTooMuch)
    throw tool.wrong(`'${positionals.join(' ')}' is no command.`)
  const read = z.safeParse(CopyrightRequest, askedBy(command, about, values))
  if (!read.success) throw tool.lacking(command)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const body = JSON.stringify({ do: 'copyright', asked: read.data })
  return outcomeOf(read.data, await client.send('POST', houseToolsPath, body))
}
