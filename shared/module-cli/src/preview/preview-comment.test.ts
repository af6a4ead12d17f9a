import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuildId } from '@tessera/contracts/releases/build-id'
import { z } from '@tessera/contracts/schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readArguments } from '../arguments.ts'
import type { LocalBuild } from '../read-build.ts'
import { toolClient } from '../tool-client.ts'
import { previewComment } from './preview-comment.ts'

const id = z.parse(BuildId, '741ce9c59b5b'.padEnd(64, '0'))
const activeId = z.parse(BuildId, '3c1f0a9e5d7b'.padEnd(64, '0'))
const preview = '0123456789abcdef'

const descriptorWith = (sizes: Readonly<Record<string, number>>, pages: readonly string[]) => ({
  name: 'notes',
  version: '1.0.0',
  contract: '^1.0.0',
  container: 'notes',
  entry: 'entry.js',
  preload: ['entry.js'],
  importsNothing: true,
  pages: pages.map((name) => ({
    name,
    route: `/notes/${name}/`,
    title: name,
    who: 'anyone',
    preload: [`${name}.js`],
  })),
  files: [],
  uses: [],
  facts: {
    contracts: '1.0.0',
    emits: [],
    hears: {},
    samples: {},
    shares: [],
    bundles: [],
    sizes,
  },
})
const raw = descriptorWith({ 'entry.js': 1_000, 'all.js': 2_500, 'one.js': 300 }, ['all', 'one'])
const active = descriptorWith({ 'entry.js': 1_000, 'all.js': 2_000 }, ['all'])
const build: LocalBuild = {
  id,
  folder: '',
  descriptor: { name: 'notes', version: '1.0.0', files: [] },
  raw,
}
const listedPreview = {
  id: preview,
  module: 'notes',
  builds: { notes: id },
  address: `/?set=${preview}:sign`,
  tags: [{ tag: 'branch=fix|`x`', address: '/?set=notes:branch:fix:sign' }],
  by: 'team',
  why: 'publish',
  made_at: '2026-11-29T10:02:00.000Z',
  until: '2026-12-29T10:02:00.000Z',
}
const release = { name: 'notes', enabled: true, active: activeId, last_good: null, rollout: null }
const state = {
  version: 1,
  modules: [{ ...release, revoked: [] }],
  builds: [],
  listed: [],
  changes: [],
}

/** A product that has the preview, and refuses the build when told to. */
const product = (refusals: readonly string[] = [], previews: readonly object[] = [listedPreview]) =>
  toolClient({ origin: 'https://pins.test', proof: 'a token' }, async ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/registry/previews') return Response.json({ previews })
    if (pathname === '/registry/state') return Response.json(state)
    if (pathname.startsWith('/registry/modules/notes/')) return Response.json(active)
    const all = refusals.map((message) => ({ code: 'size-budget', message }))
    const error = { code: 'refused', message: refusals.join(' '), refusals: all }
    return all.length === 0 ? Response.json({}) : Response.json({ error }, { status: 409 })
  })

const read = (text = '') =>
  readArguments(`preview-comment notes ${text}`.trim().split(' '), {
    TESSERA_URL: 'https://pins.test',
  })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comment-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the comment has the links, what the gate says, and the sizes of each view beside the active build', async () => {
  const { lines } = await previewComment(product(), read(), build, { env: {} })
  expect(lines[0]).toBe('<!-- tessera-preview:notes -->')
  expect(lines).toContain(
    `[Build 741ce9c59b5b](<https://pins.test/?set=${preview}:sign>) · [The last build of \`fix\\|'x'\`](<https://pins.test/?set=notes:branch:fix:sign>)`,
  )
  expect(lines).toContain('The gate takes this build.')
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| Brotli bytes | Active build 3c1f0a9e5d7b | This build | Change |',
    '| --- | ---: | ---: | ---: |',
    '| page all | 3,000 | 3,500 | +500 (+16.7 %) |',
    '| page one | – | 1,300 | new |',
    '| all scripts and styles | 3,000 | 3,800 | +800 (+26.7 %) |',
  ])
})

test('a refusal of the gate is quoted as code, so that its text makes no link or mention', async () => {
  const said = 'notes loads `x` of @everyone [here](http://evil.test)\n and more'
  const { lines } = await previewComment(product([said]), read(), build, { env: {} })
  expect(lines).toContain('**The gate refuses this build:**')
  expect(lines.find((line) => line.startsWith('- '))).toMatch(/^- `[^`]*'x' of @everyone[^`]*`$/)
})

test('a build without a preview has no comment', async () => {
  await expect(previewComment(product([], []), read(), build, { env: {} })).rejects.toThrow(
    'publish notes --preview',
  )
})

test('screenshots that differ are named, and shown where their files can be seen', async () => {
  const pictures = [
    { page: '/notes/', width: 390, theme: 'light', before: 'a.png', after: 'b.png', isSame: false },
    { page: '/notes/', width: 1440, theme: 'light', before: 'c.png', after: 'd.png', isSame: true },
  ]
  const list = { module: 'notes', build: id, pictures }
  await writeFile(join(folder, 'screenshots.json'), JSON.stringify(list))
  const named = await previewComment(product(), read(`--pictures ${folder}`), build, { env: {} })
  expect(named.lines).toContain('1 of 2 screenshots differ from the active build.')
  expect(named.lines).toContain('- `/notes/` at 390 px, light')
  const asked = read(`--pictures ${folder} --pictures-at https://ci.test/7`)
  const { lines } = await previewComment(product(), asked, build, { env: {} })
  expect(lines).toContain('| ![](<https://ci.test/7/a.png>) | ![](<https://ci.test/7/b.png>) |')
})

const github = {
  GITHUB_ACTIONS: 'true',
  GITHUB_TOKEN: 'secret',
  GITHUB_REPOSITORY: 'team/notes',
  GITHUB_REF: 'refs/pull/7/merge',
}
const gitlab = {
  CI_API_V4_URL: 'https://gitlab.test/api/v4',
  CI_PROJECT_ID: '3',
  CI_MERGE_REQUEST_IID: '7',
  GITLAB_TOKEN: 'secret',
}

/** A platform with comments, 100 of which come at a time: of the pipeline's account, except some of a stranger. */
function forgeWith(bodies: readonly string[], strangers: readonly string[] = []) {
  const commentOf = (name: string, author: number) => (body: string) => {
    const user = { login: name }
    return { body, user, author: { id: author } }
  }
  const all = [
    ...strangers.map(commentOf('mallory', 8)),
    ...bodies.map(commentOf('github-actions[bot]', 9)),
  ]
  const written: string[] = []
  const transport = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET') {
      const { body } = z.parse(z.object({ body: z.string() }), await request.json())
      written.push(`${request.method} ${pathname} ${body.slice(0, 30)}`)
      return Response.json({})
    }
    if (pathname.endsWith('/user')) return Response.json({ id: 9 })
    const from = (Number(searchParams.get('page')) - 1) * 100
    return Response.json(all.map((each, at) => ({ id: at + 1, ...each })).slice(from, from + 100))
  }
  return { written, transport }
}

test.each([
  [
    'GitHub',
    github,
    '/repos/team/notes/issues/7/comments',
    'PATCH /repos/team/notes/issues/comments/151',
  ],
  [
    'GitLab',
    gitlab,
    '/api/v4/projects/3/merge_requests/7/notes',
    'PUT /api/v4/projects/3/merge_requests/7/notes/151',
  ],
])(
  "the comment of a merge request of %s is written once, and updated from then on; a stranger's is left alone",
  async (_, env, comments, update) => {
    const first = forgeWith(['Looks good'])
    const around = { env, transport: first.transport }
    const { lines } = await previewComment(product(), read('--post'), build, around)
    expect(lines).toEqual(['The comment is written.'])
    expect(first.written).toEqual([`POST ${comments} <!-- tessera-preview:notes -->`])
    const others = [...Array(149).keys()].map((at) => `Comment ${at}, of tessera-preview:notes`)
    const mark = '<!-- tessera-preview:notes -->\nold'
    const later = forgeWith([...others, mark], [mark])
    await previewComment(product(), read('--post'), build, { env, transport: later.transport })
    expect(later.written).toEqual([`${update} <!-- tessera-preview:notes -->`])
  },
)

test('outside of a pipeline the text is printed; a refused token is named with the fix, and never printed', async () => {
  const { lines, data } = await previewComment(product(), read('--post'), build, { env: {} })
  expect([lines[0], data.posted]).toEqual([
    'This is no pipeline that may comment, so here is the text:',
    null,
  ])
  const refused = previewComment(product(), read('--post'), build, {
    env: github,
    transport: async () => Response.json({ message: 'no' }, { status: 403 }),
  })
  await expect(refused).rejects.toThrow('status 403); give the job the permission pull-requests')
  await expect(refused).rejects.not.toThrow('secret')
})
