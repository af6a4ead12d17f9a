import { join } from 'node:path'
import type { Change } from './clone.ts'
import { evaluated } from './expression.ts'

/** An event that GitHub starts a workflow for, with its inputs. */
export interface GithubEvent extends Change {
  readonly name: 'pull_request' | 'push' | 'workflow_dispatch'
  readonly inputs?: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
  /** The address of the API. */
  readonly api: string
}

/** The repository and the pull request, as GitHub names them. */
const names = { repository: 'pins/events', actor: 'mira', number: 7, base: 'main' }

/** Returns the context `github` of an event. */
export function githubContext({ name, branch, commit, api, secrets }: GithubEvent) {
  const isPull = name === 'pull_request'
  const head = { ref: branch, sha: commit, repo: { full_name: names.repository } }
  const user = { login: names.actor }
  const pull = { number: names.number, head, base: { ref: names.base }, user }
  return {
    event_name: name,
    sha: commit,
    ref: isPull ? `refs/pull/${names.number}/merge` : `refs/heads/${branch}`,
    ref_name: isPull ? `${names.number}/merge` : branch,
    ref_type: 'branch',
    head_ref: isPull ? branch : '',
    base_ref: isPull ? names.base : '',
    actor: names.actor,
    repository: names.repository,
    repository_owner: names.repository.split('/')[0] ?? '',
    workflow: 'module',
    run_id: '42',
    run_number: '3',
    run_attempt: '1',
    server_url: 'https://github.test',
    api_url: api,
    token: secrets.GITHUB_TOKEN ?? '',
    event: isPull ? { number: names.number, pull_request: pull } : {},
  }
}

/** The values that expressions name, by their first word. */
export type Contexts = Readonly<Record<string, unknown>>

/** The functions that look at the steps before: whether all succeeded, and whether one failed. */
const states: Readonly<Record<string, (isFailed: boolean) => boolean>> = {
  success: (isFailed) => !isFailed,
  failure: (isFailed) => isFailed,
  always: () => true,
  cancelled: () => false,
}

function contextValue(text: string, contexts: Contexts, isFailed = false): unknown {
  return evaluated(text, {
    value(name) {
      const [first = '', ...path] = name.split('.')
      if (!(first in contexts)) throw new Error(`'${name}' is in no context of a workflow.`)
      return path.reduce<unknown>((value, key) => Object(value)[key], contexts[first])
    },
    call(name) {
      const state = states[name]
      if (state === undefined) throw new Error(`${name}() is not played here.`)
      return state(isFailed)
    },
  })
}

/** Fills the expressions of a text. */
export const filled = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, inside: string) =>
    String(contextValue(inside, contexts) ?? ''),
  )

/** Fills the expressions of each text. */
export const filledAll = (
  texts: Readonly<Record<string, string | number | boolean>> = {},
  contexts: Contexts,
) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, value]) => [name, filled(String(value), contexts)]),
  )

/** True when a job or a step runs. A condition that asks for no state runs after successes alone. */
export function runs(
  condition: string | boolean | undefined,
  contexts: Contexts,
  isFailed: boolean,
): boolean {
  const text = String(condition ?? 'success()').replace(/^\$\{\{(.*)\}\}$/s, '$1')
  const asksForState = /\b(success|failure|always|cancelled)\(/.test(text)
  return (asksForState || !isFailed) && Boolean(contextValue(text, contexts, isFailed))
}

/** Returns the variables that a runner sets by itself. */
export function runnerVariables(
  { github }: Contexts,
  files: string,
): Readonly<Record<string, string>> {
  const { event: _, token: __, ...stated } = Object(github)
  const own = Object.entries(stated).map(([key, value]) => [`GITHUB_${key.toUpperCase()}`, value])
  return {
    ...Object.fromEntries(own),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: join(files, 'event.json'),
    GITHUB_OUTPUT: join(files, 'output'),
    GITHUB_ENV: join(files, 'env'),
    GITHUB_STEP_SUMMARY: join(files, 'summary'),
    RUNNER_TEMP: files,
  }
}
