import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { parse } from 'yaml'
import { clone } from './clone.ts'
import {
  type Contexts,
  filled,
  filledAll,
  type GithubEvent,
  githubContext,
  runnerVariables,
  runs,
} from './github-contexts.ts'
import { type RanScript, runScript } from './run-script.ts'

const Texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const Condition = z.union([z.string(), z.boolean()])

const Step = z.strictObject({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  if: z.optional(Condition),
  uses: z.optional(z.string()),
  with: z.optional(Texts),
  run: z.optional(z.string()),
  env: z.optional(Texts),
  'continue-on-error': z.optional(z.boolean()),
})

const Job = z.strictObject({
  needs: z.optional(z.union([z.string(), z.array(z.string())])),
  if: z.optional(Condition),
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  environment: z.optional(z.string()),
  permissions: z.optional(Texts),
  env: z.optional(Texts),
  steps: z.array(Step),
})

const Workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  env: z._default(Texts, {}),
  jobs: z.record(z.string(), Job),
})

type Step = z.infer<typeof Step>
type Job = z.infer<typeof Job>

/** Plays one of GitHub's own actions, the only ones that the workflow takes. */
async function playAction({ uses = '', with: given }: Step, event: GithubEvent, folder: string) {
  if (uses.startsWith('actions/checkout@'))
    return clone(event, folder, Number(given?.['fetch-depth'] ?? 1))
  const major = process.versions.node.split('.')[0]
  if (uses.startsWith('actions/setup-node@') && String(given?.['node-version']) === major) return
  throw new Error(`The action ${uses} is not played here.`)
}

/** Reads what a step wrote for the steps after it: `NAME=value`, or a text between two marks. */
async function readWritten(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8')
  const entries = [...text.matchAll(/^(\w+)(?:=(.*)|<<(\S+)\n([\s\S]*?)\n\3)$/gm)]
  return Object.fromEntries(
    entries.map(([, name = '', line, , lines = '']) => [name, line ?? lines]),
  )
}

/** Runs the steps of a job in an empty folder. */
async function runJob(
  name: string,
  job: Job,
  event: GithubEvent,
  contexts: Contexts,
): Promise<readonly RanScript[]> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-github-'))
  const [folder, files] = [join(place, 'work'), join(place, 'files')]
  for (const made of [folder, files]) await mkdir(made)
  await writeFile(join(files, 'event.json'), JSON.stringify(Object(contexts.github).event))
  const ran: RanScript[] = []
  const outputs: Record<string, { readonly outputs: Readonly<Record<string, string>> }> = {}
  let variables = { ...filledAll(Object(contexts.env), contexts), ...filledAll(job.env, contexts) }
  let isFailed = false
  for (const step of job.steps) {
    const here = { ...contexts, env: variables, steps: outputs }
    if (!runs(step.if, here, isFailed)) continue
    if (step.run === undefined) {
      await playAction(step, event, folder)
      continue
    }
    for (const file of ['output', 'env', 'summary']) await writeFile(join(files, file), '')
    const own = { ...variables, ...filledAll(step.env, here), ...runnerVariables(here, files) }
    const script = filled(step.run, here)
    const { ok, output } = await runScript(script, { folder, variables: own, flags: ['-e'] })
    ran.push({ job: name, script, ok, output })
    if (step.id !== undefined)
      outputs[step.id] = { outputs: await readWritten(join(files, 'output')) }
    variables = { ...variables, ...(await readWritten(join(files, 'env'))) }
    isFailed ||= !ok && step['continue-on-error'] !== true
  }
  await rm(place, { recursive: true })
  return ran
}

/** Runs the jobs of a workflow for an event, as GitHub would. Returns every script that ran. */
export async function runGithub(text: string, event: GithubEvent): Promise<readonly RanScript[]> {
  const workflow = z.parse(Workflow, parse(text))
  if (!(event.name in workflow.on)) throw new Error(`The workflow is not for ${event.name}.`)
  const { inputs = {}, secrets } = event
  const contexts: Contexts = { github: githubContext(event), inputs, secrets, vars: {}, runner: {} }
  const env = filledAll(workflow.env, contexts)
  const ran: RanScript[] = []
  const succeeded = new Set<string>()
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const isFailed = [job.needs ?? []].flat().some((each) => !succeeded.has(each))
    if (!runs(job.if, { ...contexts, env }, isFailed)) continue
    const own = await runJob(name, job, event, { ...contexts, env })
    if (own.every(({ ok }) => ok)) succeeded.add(name)
    ran.push(...own)
  }
  return ran
}
