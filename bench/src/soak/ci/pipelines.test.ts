import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Change, git } from './clone.ts'
import type { GithubEvent } from './github-contexts.ts'
import { runGithub } from './github-workflow.ts'
import { type GitlabEvent, runGitlab } from './gitlab-pipeline.ts'
import { standInApi } from './stand-in-api.ts'

let change: Change
let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'tessera-pipelines-'))
  const repository = join(place, 'events')
  await mkdir(repository)
  await git(repository, 'init', '--quiet', '-b', 'main')
  await writeFile(join(repository, 'notes.txt'), 'a note')
  await git(repository, 'add', '.')
  const as = ['-c', 'user.name=Mira', '-c', 'user.email=mira@demo.test']
  await git(repository, ...as, 'commit', '--quiet', '-m', 'Begin')
  const commit = await git(repository, 'rev-parse', 'HEAD')
  change = { repository, branch: 'main', commit }
})
afterAll(() => rm(place, { recursive: true }))

const major = process.versions.node.split('.')[0]
const workflow = `
on: { pull_request: , push: { branches: [main] } }
env:
  WHY: \${{ github.event_name }} by \${{ github.actor }}
jobs:
  check:
    if: github.event_name == 'pull_request'
    runs-on: ubuntu-24.04
    timeout-minutes: 1
    steps:
      - uses: actions/checkout@abc
      - uses: actions/setup-node@abc
        with: { node-version: ${major} }
      - id: read
        run: echo "text=$(cat notes.txt)" >> "$GITHUB_OUTPUT"
      - run: echo "$WHY, $TOKEN, \${{ steps.read.outputs.text }}, \${GITHUB_HEAD_REF:-none}"
        env: { TOKEN: "\${{ secrets.TOKEN }}" }
      - run: exit 3
      - if: failure()
        run: echo failed
      - run: echo never
  preview:
    needs: check
    runs-on: ubuntu-24.04
    timeout-minutes: 1
    steps: [{ run: echo never }]
  canary:
    if: github.event_name == 'push' || inputs.step == 'canary'
    runs-on: ubuntu-24.04
    timeout-minutes: 1
    steps: [{ run: "echo $GITHUB_REF" }]
`
const onGithub = (name: GithubEvent['name']) =>
  runGithub(workflow, { ...change, name, secrets: { TOKEN: 't' }, api: 'http://localhost:1' })

test('a workflow of GitHub runs its steps in a clone until one fails, and no job that needs it', async () => {
  const ran = await onGithub('pull_request')
  expect(ran.map(({ job, output }) => [job, output.trim()])).toEqual([
    ['check', ''],
    ['check', 'pull_request by mira, t, a note, main'],
    ['check', ''],
    ['check', 'failed'],
  ])
  expect((await onGithub('push')).map(({ output }) => output)).toEqual(['refs/heads/main\n'])
  await expect(onGithub('workflow_dispatch')).rejects.toThrow('not for workflow_dispatch')
})

test('what a workflow has beyond what is played is an error', async () => {
  const event: GithubEvent = { ...change, name: 'push', secrets: {}, api: '' }
  const run = (from: string, to: string) => runGithub(workflow.replace(from, to), event)
  await expect(run("'push' ||", "'push' && vars2.x ||")).rejects.toThrow(
    "'vars2.x' is in no context",
  )
  await expect(run('{ run: "echo $GITHUB_REF" }', '{ uses: a/b@1 }')).rejects.toThrow(
    'a/b@1 is not',
  )
  await expect(run('{ run: "echo $GITHUB_REF" }', '{ shell: zsh }')).rejects.toThrow('shell')
})

const pipeline = `
stages: [check, release]
variables: { WHY: $CI_PIPELINE_SOURCE by $GITLAB_USER_LOGIN }
default:
  image: node:${major}
  before_script: [cat notes.txt]
promote:
  stage: release
  rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH, when: manual }]
  script: [echo promoted]
check:
  stage: check
  rules: [{ if: $CI_PIPELINE_SOURCE == 'merge_request_event' && $CI_MERGE_REQUEST_SOURCE_PROJECT_ID == $CI_MERGE_REQUEST_PROJECT_ID }]
  script: [false | true, echo never]
  after_script: ['echo "$WHY"']
canary:
  stage: release
  rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH }]
  script: [echo canary]
`
const onGitlab = async (source: GitlabEvent['source'], started?: string, isOfFork = false) => {
  const event = {
    ...change,
    source,
    secrets: {},
    api: '',
    isOfFork,
    ...(started === undefined ? {} : { started }),
  }
  return (await runGitlab(pipeline, event)).map(({ job, ok, output }) => [job, ok, output.trim()])
}

test('a pipeline of GitLab runs the jobs whose rules hold, and manual ones when they are started', async () => {
  expect(await onGitlab('merge_request_event')).toEqual([
    ['check', false, 'a notemerge_request_event by mira'],
  ])
  expect(await onGitlab('merge_request_event', undefined, true)).toEqual([])
  expect(await onGitlab('push')).toEqual([['canary', true, 'a notecanary']])
  expect(await onGitlab('push', 'promote')).toEqual([['promote', true, 'a notepromoted']])
})

test('the API keeps comments, and notes what is not there', async () => {
  const api = await standInApi()
  const send = async (method: string, path: string, body?: string) => {
    const headers = { Authorization: 'Bearer t' }
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    return (await fetch(api.address + path, init)).json()
  }
  const list = '/repos/pins/events/issues/7/comments'
  const { id } = await send('POST', list, JSON.stringify({ body: 'one' }))
  await send('PATCH', `/repos/pins/events/issues/comments/${id}`, JSON.stringify({ body: 'two' }))
  expect(await send('GET', list)).toMatchObject([
    { id, body: 'two', user: { login: 'github-actions[bot]' } },
  ])
  await send('PUT', '/projects/11/merge_requests/7/notes/9', 'body=x')
  await fetch(api.address + list)
  expect(api.faults).toEqual(['404 PUT /projects/11/merge_requests/7/notes/9', `401 GET ${list}`])
  api.close()
})
