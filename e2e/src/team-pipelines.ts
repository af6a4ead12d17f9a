import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from '@tessera/bench/soak/ci/clone'
import { runGithub } from '@tessera/bench/soak/ci/github-workflow'
import { runGitlab } from '@tessera/bench/soak/ci/gitlab-pipeline'
import type { RanScript } from '@tessera/bench/soak/ci/run-script'
import type { StandInApi } from '@tessera/bench/soak/ci/stand-in-api'
import { expect } from 'playwright/test'

/** A team with a repository, the token of its module, and the API of the platform that runs its pipelines. */
export interface Team {
  readonly repository: string
  readonly token: string
  readonly api: StandInApi
  /** Runs a step and notes its time. */
  readonly timed: (name: string, run: () => Promise<void>) => Promise<void>
  /** Checks the heading of the page that visitors see. */
  readonly shows: (heading: string) => Promise<void>
}

/** Begins the history of the repository. */
export async function beginHistory({ repository }: Team): Promise<void> {
  await git(repository, 'init', '--quiet', '-b', 'main')
  await git(repository, 'config', 'user.name', 'Mira')
  await git(repository, 'config', 'user.email', 'mira@demo.test')
  await git(repository, 'add', '.')
  await git(repository, 'commit', '--quiet', '-m', 'Write the module')
}

/** Commits a heading of the page on a branch, and returns the commit. */
async function commitHeading(
  repository: string,
  branch: string,
  [from, to]: readonly [string, string],
): Promise<string> {
  await git(repository, 'checkout', '--quiet', '-b', branch, 'main')
  for (const path of ['src/words.ts', 'src/start/page.test.tsx']) {
    const text = await readFile(join(repository, path), 'utf8')
    await writeFile(join(repository, path), text.replace(`'${from}'`, `'${to}'`))
  }
  await git(repository, 'commit', '--quiet', '--all', '-m', `Call the page ${to}`)
  return git(repository, 'rev-parse', 'HEAD')
}

/** Checks that these jobs ran whole, and that no log has the token. */
function expectWhole(ran: readonly RanScript[], jobs: readonly string[], { token }: Team): void {
  const failed = ran.filter(({ ok }) => !ok)
  expect(failed.map(({ job, script, output }) => `${job}: ${script}\n${output}`)).toEqual([])
  expect(ran.map(({ job }) => job)).toEqual(expect.arrayContaining([...jobs]))
  expect(ran.map(({ output }) => output).join('\n')).not.toContain(token)
}

/** Changes the heading on a branch. Returns the change as it is on the branch, and as it is merged. */
async function change(team: Team, heading: string) {
  const { repository, token, api } = team
  const branch = heading.toLowerCase()
  const commit = await commitHeading(repository, branch, ['Events', heading])
  const secrets = { TESSERA_TOKEN: token, GITHUB_TOKEN: 'api-token', GITLAB_TOKEN: 'api-token' }
  const own = { repository, branch, commit, secrets, api: api.address }
  return { own, merged: { ...own, branch: 'main' } }
}

/** Checks, previews, starts a canary, promotes and goes back by the workflow of GitHub. */
export async function githubWalk(team: Team): Promise<void> {
  const text = await readFile(join(team.repository, '.github/workflows/module.yml'), 'utf8')
  const { own, merged } = await change(team, 'Concerts')
  const whole = (name: string, run: () => Promise<readonly RanScript[]>, ...jobs: string[]) =>
    team.timed(`GitHub: ${name}`, async () => expectWhole(await run(), jobs, team))
  const pull = () => runGithub(text, { ...own, name: 'pull_request' })
  await whole('a pull request', pull, 'check', 'preview')
  await whole('the pull request again', pull, 'check', 'preview')
  await team.shows('Events')
  await whole('a push to main', () => runGithub(text, { ...merged, name: 'push' }), 'canary')
  for (const [step, heading] of [
    ['promote', 'Concerts'],
    ['rollback', 'Events'],
  ] as const) {
    const event = { ...merged, name: 'workflow_dispatch', inputs: { step } } as const
    await whole(step, () => runGithub(text, event), step)
    await team.shows(heading)
  }
}

/** Checks, previews, starts a canary, promotes and goes back by the pipeline of GitLab. */
export async function gitlabWalk(team: Team): Promise<void> {
  const text = await readFile(join(team.repository, '.gitlab-ci.yml'), 'utf8')
  const { own, merged } = await change(team, 'Matinees')
  const whole = (name: string, run: () => Promise<readonly RanScript[]>, ...jobs: string[]) =>
    team.timed(`GitLab: ${name}`, async () => expectWhole(await run(), jobs, team))
  const request = { ...own, source: 'merge_request_event' } as const
  await whole('a merge request', () => runGitlab(text, request), 'check', 'preview')
  const push = { ...merged, source: 'push' } as const
  await whole('a push to main', () => runGitlab(text, push), 'canary')
  for (const [started, heading] of [
    ['promote', 'Matinees'],
    ['rollback', 'Events'],
  ] as const) {
    await whole(started, () => runGitlab(text, { ...push, started }), started)
    await team.shows(heading)
  }
}
