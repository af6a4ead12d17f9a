import { createHash } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { createMemoryService } from '../memory-service.ts'
import { type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, tokenFor, toolOf } from './published-build.ts'
import { shell } from './sample-modules.ts'

const service = await createMemoryService({
  shell,
  settings: { budgetFactor: 1_000_000 },
})
afterAll(() => service.stop())

const tool = toolOf(service, (await tokenFor(service, ['notes'])).token)

/** Makes a build of notes whose page starts with a head. */
async function buildWith(head: string, over: object = {}): Promise<MadeBuild> {
  const path = `first-screen/all.${createHash('sha256').update(head).digest('hex').slice(0, 10)}.json`
  const template = JSON.stringify({
    schema: 1,
    answers: {},
    texts: [{ en: head, de: `${head} (de)` }],
    style: '.notes-head{color:red}',
    unless: { has: '' },
    content: [{ tag: 'h1', attributes: { class: 'notes-head' }, content: [{ text: { say: 0 } }] }],
    ...over,
  })
  const made = await madeBuild('notes')
  const [entry, page] = [made.descriptor.files, made.descriptor.pages].flat()
  const integrity = `sha384-${createHash('sha384').update(template).digest('base64')}`
  const file = { path, integrity, kind: 'other', bytes: Buffer.byteLength(template) }
  const pages = [{ ...Object(page), firstScreen: path }]
  const build = await madeBuild('notes', { more: { files: [entry, file], pages } })
  return { ...build, files: { ...build.files, [path]: template } }
}

async function headFor(person: Person, headers = {}): Promise<string | undefined> {
  const html = await (await person.send('/notes/', { headers })).text()
  return /<div id="drawn"[^>]*>.*?<h1 class="notes-head">([^<]*)<\/h1><\/div>/.exec(html)?.[1]
}

test('the document of a build has the head of that build, and a canary’s visitors get the canary’s', async () => {
  const [control, canary] = [await buildWith('Old head'), await buildWith('New head')]
  expect((await tool.publish(control)).status).toBe(200)
  expect(await headFor(visitor(service))).toBe('Old head')
  expect(await headFor(visitor(service), { 'Accept-Language': 'de' })).toBe('Old head (de)')
  await tool.sendFiles(canary)
  expect((await tool.admit(canary)).status).toBe(200)
  await tool.change({ do: 'canary', module: 'notes', build: canary.id, percent: 10 })
  await vi.waitFor(async () => {
    const { modules } = await service.ports.releases.state()
    expect(modules.find(({ name }) => name === 'notes')?.rollout?.percent).toBe(10)
  }, 5_000)
  const sides = new Map<string | undefined, Person[]>([
    ['Old head', []],
    ['New head', []],
  ])
  const newest = () => sides.get('New head') ?? []
  for (let met = 0; newest().length < 3 && met < 600; met += 1) {
    const person = visitor(service)
    sides.get(await headFor(person))?.push(person)
  }
  expect(newest()).toHaveLength(3)
  expect(sides.get('Old head')?.length).toBeGreaterThan(0)
  // They keep their side.
  for (const person of newest()) expect(await headFor(person)).toBe('New head')
  const people = [...sides.values()].flatMap((side) => side.slice(0, 3))
  await tool.change({ do: 'rollback', module: 'notes' })
  await vi.waitFor(async () => {
    expect(new Set(await Promise.all(people.map((person) => headFor(person))))).toEqual(
      new Set(['Old head']),
    )
  }, 5_000)
})

test('the style of a build’s first screen is served for good, and another address is missing', async () => {
  const html = await (await visitor(service).send('/notes/')).text()
  const [, url = '', integrity] =
    /href="(\/first-screen\/notes\/\w+\.css)" integrity="([^"]+)"/.exec(html) ?? []
  const response = await visitor(service).send(url)
  const style = await response.text()
  expect(style).toBe('.notes-head{color:red}')
  expect(integrity).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`)
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  expect((await visitor(service).send('/first-screen/notes/AAAAAAAAAAAA.css')).status).toBe(404)
})

test.each([
  ['does not parse', { content: [{ tag: 'script' }] }, /page all of notes.*not valid at content/],
  ['reads what it may not', { unless: { has: { get: 'viewer.email' } } }, /it reads viewer\.email/],
  ['styles other parts of the page', { style: 'body{color:red}' }, /selector body/],
])('the gate refuses a build whose template %s', async (_, over, why) => {
  const build = await buildWith('Bad head', over)
  await tool.sendFiles(build)
  const { status, body } = await tool.admit(build)
  expect(status).toBe(409)
  expect(body.error?.message).toMatch(why)
})

test('the gate refuses a build that names a template among no files', async () => {
  const build = await buildWith('No file')
  const [page] = [build.descriptor.pages].flat()
  const pages = [{ ...Object(page), firstScreen: 'first-screen/other.json' }]
  const made = await madeBuild('notes', { more: { pages } })
  await tool.sendFiles(made)
  const { status, body } = await tool.admit(made)
  expect([status, body.error?.message]).toEqual([409, expect.stringMatching(/other\.json/)])
})
