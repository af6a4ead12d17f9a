import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from '@tessera/contracts/schema'
import { parse } from 'yaml'
import { type Change, clone } from './clone.ts'
import { evaluated } from './expression.ts'
import { type RanScript, runScript } from './run-script.ts'

const Texts = z.record(z.string(), z.union([z.string(), z.number()]))
const Lines = z.array(z.string())
const Rule = z.strictObject({
  if: z.string(),
  when: z.optional(z.enum(['manual', 'always', 'on_success', 'never'])),
})
const Artifacts = z.object({ paths: z._default(Lines, []) })

const Job = z.strictObject({
  stage: z.string(),
  image: z.optional(z.string()),
  rules: z.array(Rule),
  environment: z.optional(z.string()),
  variables: z._default(Texts, {}),
  artifacts: z.optional(Artifacts),
  before_script: z.optional(Lines),
  script: Lines,
  after_script: z.optional(Lines),
  needs: z.optional(Lines),
  allow_failure: z.optional(z.boolean()),
})

const Default = z.strictObject({
  image: z.string(),
  cache: z.optional(z.object({ paths: Lines })),
  before_script: z._default(Lines, []),
})

const Pipeline = z.object({ stages: Lines, variables: z._default(Texts, {}), default: Default })

type Job = z.infer<typeof Job>

/** An event that GitLab starts a pipeline for. */
export interface GitlabEvent extends Change {
  readonly source: 'merge_request_event' | 'push'
  /** The manual job that somebody starts; without one, those run that start by themselves. */
  readonly started?: string
  /** True for a merge request from a fork. */
  readonly isOfFork?: boolean
  /** The masked variables of the project. */
  readonly secrets: Readonly<Record<string, string>>
  /** The address of the API. */
  readonly api: string
}

/** Returns the variables that GitLab sets by itself. */
function setVariables({ source, branch, commit, api, secrets, isOfFork }: GitlabEvent) {
  const isMerge = source === 'merge_request_event'
  const more = isMerge
    ? {
        CI_MERGE_REQUEST_IID: '7',
        CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
        CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
        CI_MERGE_REQUEST_PROJECT_ID: '11',
        CI_MERGE_REQUEST_SOURCE_PROJECT_ID: isOfFork ? '12' : '11',
        CI_MERGE_REQUEST_TITLE: `Change ${branch}`,
      }
    : { CI_COMMIT_BRANCH: branch }
  return {
    CI: 'true',
    GITLAB_CI: 'true',
    CI_PIPELINE_SOURCE: source,
    CI_PIPELINE_ID: '42',
    CI_PIPELINE_IID: '3',
    CI_PIPELINE_URL: 'https://gitlab.test/pins/events/-/pipelines/42',
    CI_JOB_ID: '51',
    CI_JOB_TOKEN: 'job-token',
    CI_COMMIT_SHA: commit,
    CI_COMMIT_SHORT_SHA: commit.slice(0, 8),
    CI_COMMIT_REF_NAME: branch,
    CI_COMMIT_REF_SLUG: branch.replace(/[^a-z0-9]/g, '-'),
    CI_COMMIT_AUTHOR: 'Mira <mira@demo.test>',
    CI_DEFAULT_BRANCH: 'main',
    CI_PROJECT_ID: '11',
    CI_PROJECT_PATH: 'pins/events',
    CI_PROJECT_NAME: 'events',
    CI_SERVER_URL: 'https://gitlab.test',
    CI_API_V4_URL: api,
    GITLAB_USER_LOGIN: 'mira',
    GITLAB_USER_NAME: 'Mira',
    ...more,
    ...secrets,
  }
}

type Variables = Readonly<Record<string, string>>

/** Fills the variables that the values of stated variables name. */
const withStated = (given: Variables, stated: z.infer<typeof Texts>): Variables => ({
  ...given,
  ...Object.fromEntries(
    Object.entries(stated).map(([name, value]) => [
      name,
      String(value).replace(/\$\{?(\w+)\}?/g, (_, named: string) => given[named] ?? ''),
    ]),
  ),
})

/** Returns when a job runs: the first of its rules that holds says so. */
function whenOf({ rules }: Job, variables: Variables): string {
  const value = (name: string) => {
    if (!name.startsWith('$')) throw new Error(`'${name}' is no variable of a rule.`)
    return variables[name.slice(1)]
  }
  const rule = rules.find((each) => Boolean(evaluated(each.if, { value })))
  return rule === undefined ? 'never' : (rule.when ?? 'on_success')
}

/** The files that jobs hand on to later ones, and the cache. */
interface Kept {
  readonly folder: string
  readonly paths: readonly string[]
}

/** Copies what is there of some paths. */
async function copyPaths(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await cp(join(from, path), join(to, path), { recursive: true }).catch(() => undefined)
}

/** Runs the script of a job in a new clone. */
async function runJob(
  [name, job]: readonly [string, Job],
  defaults: z.infer<typeof Default>,
  { event, variables, kept }: { event: GitlabEvent; variables: Variables; kept: Kept },
): Promise<RanScript> {
  const place = await mkdtemp(join(tmpdir(), 'tessera-gitlab-'))
  const folder = join(place, 'work')
  await mkdir(folder)
  await clone(event, folder, 20)
  await copyPaths(kept.folder, folder, kept.paths)
  const own = withStated(variables, { ...job.variables, CI_JOB_NAME: name, CI_PROJECT_DIR: folder })
  const lines = [...(job.before_script ?? defaults.before_script), ...job.script]
  const given = { folder, variables: own, flags: ['-eo', 'pipefail'] }
  const script = lines.join('\n')
  const { ok, output } = await runScript(script, given)
  const after = (job.after_script ?? []).join('\n')
  const end = after === '' ? { output: '' } : await runScript(after, given)
  await copyPaths(folder, kept.folder, kept.paths)
  await rm(place, { recursive: true })
  return { job: name, script: `${script}\n${after}`.trim(), ok, output: output + end.output }
}

/** Reads a pipeline; the image has the Node of this process. */
function readPipeline(text: string) {
  const raw: Readonly<Record<string, unknown>> = Object(parse(text))
  const { stages, variables, default: defaults } = z.parse(Pipeline, raw)
  const jobs = Object.entries(raw)
    .filter(([name]) => !['stages', 'variables', 'default'].includes(name))
    .map(([name, job]) => [name, z.parse(Job, job)] as const)
  const image = `node:${process.versions.node.split('.')[0]}`
  const other = [defaults.image, ...jobs.flatMap(([, job]) => job.image ?? [])].find(
    (each) => each !== image,
  )
  if (other !== undefined) throw new Error(`The image ${other} is not played here.`)
  return {
    variables,
    defaults,
    jobs: jobs.toSorted(([, a], [, b]) => stages.indexOf(a.stage) - stages.indexOf(b.stage)),
  }
}

/** Runs the jobs of a pipeline, as GitLab would, until one fails. Returns every script that ran. */
export async function runGitlab(text: string, event: GitlabEvent): Promise<readonly RanScript[]> {
  const { variables: stated, defaults, jobs } = readPipeline(text)
  const variables = withStated(setVariables(event), stated)
  const paths = [
    ...(defaults.cache?.paths ?? []),
    ...jobs.flatMap(([, job]) => job.artifacts?.paths ?? []),
  ]
  const kept = { folder: await mkdtemp(join(tmpdir(), 'tessera-gitlab-kept-')), paths }
  const ran: RanScript[] = []
  for (const each of jobs) {
    const [name, job] = each
    const when = whenOf(job, variables)
    const isStarted = event.started === undefined ? when !== 'manual' : name === event.started
    if (when === 'never' || !isStarted) continue
    ran.push(await runJob(each, defaults, { event, variables, kept }))
    if (!ran.at(-1)?.ok && job.allow_failure !== true) break
  }
  await rm(kept.folder, { recursive: true })
  return ran
}
