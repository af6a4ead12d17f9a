import type { HouseJob, HouseQueue } from '@tessera/contracts/calls/house-jobs'
import { ChangedJobs, JobsRequest, ToldJobs, ToldQueues } from '@tessera/contracts/house-job-tools'
import { houseToolsPath } from '@tessera/contracts/house-tools'
import { z } from '@tessera/contracts/schema'
import { productAddress } from '@tessera/module-cli/arguments'
import { commandLine } from '@tessera/module-cli/command-line'
import type { Outcome } from '@tessera/module-cli/outcome'
import { proofFor } from '@tessera/module-cli/proof-for'
import { type ToolClient, toolClient } from '@tessera/module-cli/tool-client'

const tool = commandLine({
  starts: 'npm run tessera -- jobs',
  commands: {
    queues: { takes: '', does: 'Counts the jobs of each kind that wait, run or have failed' },
    list: {
      takes: '[--state waiting|running|failed] [--kind JOB] [--after PLACE]',
      does: 'Lists jobs, newest first, with the last error; those that failed without --state',
    },
    retry: { takes: 'ID… --reason TEXT', does: 'Runs jobs now, with all their attempts' },
    drop: { takes: 'ID… --reason TEXT', does: 'Deletes jobs that wait or have failed' },
    help: { takes: '', does: 'Shows this' },
  },
  options: {
    json: { type: 'boolean' },
    at: { type: 'string' },
    data: { type: 'string' },
    state: { type: 'string' },
    kind: { type: 'string' },
    after: { type: 'string' },
    reason: { type: 'string' },
  },
})

type Values = ReturnType<typeof tool.parse>['values']

const commands = ['queues', 'list', 'retry', 'drop']

const time = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`

function sayQueue({ job, waiting, running, failed, overdue_seconds: overdue }: HouseQueue): string {
  const late = overdue === 0 ? '' : `, the oldest due for ${overdue} s`
  return `${job}  ${waiting} waiting${late}, ${running} running, ${failed} failed`
}

const sayJob = ({ id, job, state, since, attempts, next_at: next, error }: HouseJob) => [
  `${id}  ${job}  ${state} since ${time(since)}  ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${next === null ? '' : `, next ${time(next)}`}`,
  ...(error === null ? [] : [`  ${error.split('\n', 1)[0]}`]),
]

/** Returns the request of a command as typed, which the contract checks. */
function askedBy(command: string, ids: readonly string[], values: Values): unknown {
  const { state = 'failed', kind: job, after, reason } = values
  if (command === 'queues') return { do: command }
  if (command === 'list') return { do: command, state, job, after }
  return { do: command, ids, reason }
}

function outcomeOf(asked: JobsRequest, answer: unknown): Outcome {
  switch (asked.do) {
    case 'queues': {
      const { queues } = z.parse(ToldQueues, answer)
      const lines =
        queues.length === 0 ? ['No job waits, runs or has failed.'] : queues.map(sayQueue)
      return { lines, data: { queues } }
    }
    case 'list': {
      const { jobs, next } = z.parse(ToldJobs, answer)
      const lines = jobs.length === 0 ? ['None.'] : jobs.flatMap(sayJob)
      return {
        lines: [...lines, ...(next === null ? [] : [`More: --after ${next}`])],
        data: { jobs, next },
      }
    }
    default: {
      const { changed } = z.parse(ChangedJobs, answer)
      const missing = asked.ids.filter((id) => !changed.includes(id))
      const did = asked.do === 'retry' ? 'to run now' : 'deleted'
      return {
        lines: [
          `${changed.length} ${changed.length === 1 ? 'job' : 'jobs'} ${did}.`,
          ...(missing.length === 0 ? [] : [`Not found: ${missing.join(', ')}.`]),
        ],
        data: { changed },
      }
    }
  }
}

/** Runs a command about jobs, with the service's key. */
export async function jobsCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  connect?: () => Promise<ToolClient>,
): Promise<Outcome> {
  const { values, positionals } = tool.parse(args)
  const [command = 'help', ...ids] = values.help === true ? [] : positionals
  if (command === 'help') return { lines: tool.help().split('\n'), data: {} }
  const isAlone = command === 'queues' || command === 'list'
  if (!commands.includes(command) || (isAlone && ids.length > 0))
    throw tool.wrong(`'${positionals.join(' ')}' is no command.`)
  const read = z.safeParse(JobsRequest, askedBy(command, ids, values))
  if (!read.success) throw tool.lacking(command)
  const place = { at: productAddress(values.at, environment), data: values.data }
  const client = await (connect?.() ??
    proofFor(place).then((proof) => toolClient({ origin: place.at, proof })))
  const body = JSON.stringify({ do: 'jobs', asked: read.data })
  return outcomeOf(read.data, await client.send('POST', houseToolsPath, body))
}
