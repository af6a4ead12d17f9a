import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { parse } from 'yaml'
import { commandFault } from '../document-names/command-fault.ts'

/** The steps and reusable workflows of a workflow, as its file says them. */
interface Step {
  readonly uses?: string
  readonly run?: string
  readonly [name: string]: unknown
}

interface Workflow {
  readonly permissions?: unknown
  readonly jobs: Readonly<Record<string, Step & { readonly steps?: readonly Step[] }>>
}

/** GitHub's own actions that are needed; an action of others would run with the token of a module. */
const actions = /^actions\/(checkout|setup-node)@[0-9a-f]{40}$/
const program = /^(npm |npx vitest run |\.ci\/run$)/
const secretName = /token|secret|password|credential/i
const secretValue = /^\$\{\{ secrets\.\w+ \}\}$/

function usesFault(uses: string): readonly string[] {
  const path = uses.startsWith('./') ? uses.slice(2) : undefined
  if (path === undefined)
    return actions.test(uses)
      ? []
      : [`uses ${uses}, which is not checkout or setup-node by its commit`]
  return existsSync(join(root, path)) ? [] : [`uses ${path}, which does not exist`]
}

function runFaults(run: string): readonly string[] {
  // Values of expressions come in as variables, so that no title of a pull request becomes a command.
  if (run.includes('${{')) return [`writes an expression into the command: ${run}`]
  const plain = run.replaceAll(/"[^"]*"/g, 'NAME')
  if (!program.test(plain)) return [`runs what README does not name: ${run}`]
  const fault = plain.startsWith('npm ') ? commandFault(plain) : undefined
  return fault === undefined ? [] : [fault]
}

/** Returns the settings of a step, of all depths, that are secrets by name and not by value. */
function plainSecrets(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && secretName.test(name) && !secretValue.test(each)
      ? [`${name} is not taken from secrets`]
      : plainSecrets(each),
  )
}

/** Returns the jobs that may do more than read and comment on a pull request. */
const rightFaults = (jobs: Workflow['jobs']): readonly string[] =>
  Object.entries(jobs).flatMap(([name, { permissions }]) =>
    permissions === undefined ||
    JSON.stringify(permissions) === '{"contents":"read","pull-requests":"write"}'
      ? []
      : [`the job ${name} may do more than read and comment`],
  )

/** Returns what is wrong with the text of a workflow, as sentences. */
export function workflowFaults(text: string): readonly string[] {
  const { permissions, jobs }: Workflow = parse(text)
  const steps = Object.values(jobs).flatMap((job) => [job, ...(job.steps ?? [])])
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['may do more than read']),
    ...rightFaults(jobs),
    ...steps.flatMap(({ uses }) => (uses === undefined ? [] : usesFault(uses))),
    ...steps.flatMap(({ run }) => (run === undefined ? [] : runFaults(run))),
    ...plainSecrets(jobs),
  ]
}
