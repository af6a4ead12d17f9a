import { createHash } from 'node:crypto'
import { Boot } from '@tessera/contracts/boot'
import { travelToSet } from '@tessera/contracts/calls/module-overrides'
import { getServedModules } from '@tessera/contracts/calls/served-modules'
import { sendReports } from '@tessera/contracts/calls/telemetry'
import { documentFormat } from '@tessera/contracts/document-format'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { allowedPath } from '@tessera/contracts/releases/tool-calls'
import { contractVersion } from '@tessera/contracts/version'
import { describe, expect, test } from 'vitest'
import { writeServed } from '../contexts/releases/canary/serve-document.ts'
import { keepSet, readCounts } from '../contexts/releases/canary/store.ts'
import { moduleBuilds } from '../contexts/releases/registry/tables.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { documentOf } from './override-document.ts'
import { member, type Person, visitor } from './person.ts'
import { type MadeBuild, madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { selfOf } from './self-of.ts'

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** Makes a build of the shell with one script. */
async function madeShell(
  text: string,
  {
    facts = {},
    ...more
  }: { facts?: object; contract?: string; abi?: number; document?: number } = {},
): Promise<MadeBuild & { readonly path: string }> {
  const path = `index.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.js`
  const file = { path, integrity: sha384(text), kind: 'script', bytes: text.length }
  const noFacts = { emits: [], hears: {}, samples: {}, shares: ['react'], bundles: [] }
  const descriptor = {
    files: [file],
    initial: [path],
    contract: contractVersion,
    facts: { contracts: contractVersion, ...noFacts, sizes: { [path]: text.length }, ...facts },
    ...more,
  }
  return {
    id: await buildIdOf(descriptor),
    module: 'shell',
    descriptor,
    files: { [path]: text },
    path,
  }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`releases of the shell on ${kind}`, () => {
    // The shell of the service has a build too, whose id is the hash of this file.
    const ownShell = { files: [], initial: [], contract: contractVersion }
    const service = openedService(() => open({ files: { 'shell.json': JSON.stringify(ownShell) } }))
    const get = (path: string) => service().fetch(new Request(`${service().origin}${path}`))
    const html = async () => (await get('/ideas/')).text()
    const ours = async () => operatorTool('shell')
    async function operatorTool(...names: readonly string[]) {
      const { token } = await tokenFor(service(), names)
      return toolOf(service(), token)
    }

    test('a published shell is in the next document, with its files, and rolling back returns to the shell of the service', async () => {
      const tool = await ours()
      const before = await html()
      const shell = await madeShell('let one')
      expect((await tool.publish(shell)).status).toBe(200)
      expect(await html()).toContain(`/assets/${shell.path}`)
      const script = await get(`/assets/${shell.path}`)
      expect([script.status, await script.text()]).toEqual([200, 'let one'])
      expect(script.headers.get('Cache-Control')).toContain('immutable')
      expect((await (await get('/registry.json')).json()).builds.shell).toBe(shell.id)
      const state = await tool.state()
      expect(state.listedShells?.map(({ id }) => id)).toEqual([shell.id])
      const off = await tool.change({ do: 'disable', module: 'shell' })
      expect(off.body.error?.message).toContain('Every page needs the shell')
      expect((await tool.change({ do: 'rollback', module: 'shell' })).status).toBe(200)
      expect(await html()).not.toContain(shell.path)
      expect(before).not.toContain(shell.path)
      const again = await tool.change({ do: 'promote', module: 'shell', build: shell.id })
      expect(again.body.error?.code).toBe('revoked')
    })

    test('a shell that would strand a module is refused with both names, when it is published and when it is returned to', async () => {
      const tool = await operatorTool('shell', 'notes')
      const taking = { uses: [], contract: '^1.0.0' }
      const notes = await madeBuild('notes', { more: taking })
      const facts = { ...Object(notes.descriptor.facts), shares: ['react'] }
      const needy = await madeBuild('notes', { more: { ...taking, facts } })
      const [first, second] = [
        await madeShell('let a', { facts: { shares: [] } }),
        await madeShell('let b'),
      ]
      expect((await tool.publish(first)).status).toBe(200)
      expect((await tool.publish(second)).status).toBe(200)
      expect((await tool.publish(needy)).status).toBe(200)
      const back = await tool.change({ do: 'rollback', module: 'shell' })
      expect(back.body.error?.message).toMatch(/the active notes 1.0.0 takes react from the shell/)
      const strange = await madeShell('let c', { abi: 2, contract: '2.0.0' })
      await tool.sendFiles(strange)
      const { error } = (await tool.admit(strange)).body
      expect(error?.code).toBe('refused')
      expect(error?.message).toContain('the active notes 1.0.0 needs contracts ^1.0.0, and shell')
      expect(error?.message).toContain('the active notes 1.0.0 is built for ABI 1, and shell')
      await tool.change({ do: 'disable', module: 'notes' })
    })

    test('a canary of the shell is in the documents of its visitors, and its failures count for it', async () => {
      const tool = await ours()
      const [good, bad] = [await madeShell('let good'), await madeShell('let bad')]
      await tool.publish(good)
      await tool.sendFiles(bad)
      await tool.admit(bad)
      await tool.change({ do: 'canary', module: 'shell', build: bad.id, percent: 100 })
      const person = visitor(service())
      const text = await (await person.send('/ideas/')).text()
      expect(text).toContain(`/assets/${bad.path}`)
      const [, data = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(text) ?? []
      const { served = '' } = Boot.parse(JSON.parse(data))
      const report = { code: 'shell-uncaught', from: 'shell', detail: 'boom' }
      await person.call(sendReports, { served, reports: [report, { ...report, from: 'other' }] })
      await writeServed(service().ports)
      const { modules, shells } = await tool.state()
      const since = modules.find(({ name }) => name === 'shell')?.rollout?.since ?? ''
      const running = { module: 'shell', canary: bad.id, control: good.id, percent: 100, since }
      const { canary, control } = await readCounts(service().ports.db, running)
      expect([canary.documents, canary.failed, control.failed]).toEqual([1, 1, 0])
      expect(shells?.map(({ id }) => id)).toEqual(expect.arrayContaining([good.id, bad.id]))
      await tool.change({ do: 'canary', module: 'shell', build: bad.id, percent: 0 })
      expect(await (await person.send('/ideas/')).text()).toContain(`/assets/${good.path}`)
    })

    async function tester(): Promise<Person> {
      const person = await member(service())
      const { username } = await selfOf(person)
      await operatorOf(service()).post(allowedPath, { account: username, allowed: true })
      return person
    }
    const keep = (id: string, shell: string) =>
      keepSet(service().ports.db, {
        id: id.repeat(32),
        builds: { shell },
        overridden: false,
        at: service().ports.clock.now(),
      })
    const shown = async (person: Person) => (await person.send('/ideas/')).text()

    test('going back to a set runs its shell: one that was rolled back, and the one that came with the service', async () => {
      const tool = await ours()
      const person = await tester()
      while ((await tool.state()).modules.some(({ name, active }) => name === 'shell' && active))
        await tool.change({ do: 'rollback', module: 'shell' })
      const { boot: first } = await documentOf(person)
      const past = await madeShell('let past')
      await tool.publish(past)
      const { boot: second } = await documentOf(person)
      await tool.publish(await madeShell('let present'))
      await tool.change({ do: 'rollback', module: 'shell' })
      await tool.publish(await madeShell('let later'))

      await person.done(travelToSet, { set: second.served ?? '' })
      expect(await shown(person)).toContain(`/assets/${past.path}`)
      const { banner, boot } = await documentOf(person)
      expect(banner).toContain('the shell and the modules of set')
      // An open tab of this browser follows the same shell as its document.
      expect((await person.done(getServedModules, {})).set).toEqual(boot.set)

      await person.done(travelToSet, { set: first.served ?? '' })
      const html = await shown(person)
      expect(html).toContain('the shell and the modules of set')
      expect(html).not.toMatch(/assets\/index\.[0-9a-f]{10}/)
      expect(await (await person.send('/_/overrides/')).text()).toContain('runs the shell and')
    })

    test('a published shell that never ran can be gone back to, and its files are served', async () => {
      const tool = await ours()
      const quiet = await madeShell('let quiet')
      await tool.sendFiles(quiet)
      await tool.admit(quiet)
      expect((await tool.state()).shells?.map(({ id }) => id)).not.toContain(quiet.id)
      await keep('a', quiet.id)
      const person = await tester()
      await person.done(travelToSet, { set: 'a'.repeat(32) })
      expect(await shown(person)).toContain(`/assets/${quiet.path}`)
      expect(await (await get(`/assets/${quiet.path}`)).text()).toBe('let quiet')
      expect((await get('/assets/index.0000000000.js')).status).toBe(404)
    })

    test('a set whose shell is not here, or reads documents of another format, runs in the present shell and says so', async () => {
      const tool = await ours()
      const present = await madeShell('let now')
      await tool.publish(present)
      const strange = await madeShell('let strange', { document: documentFormat + 1 })
      const { ports } = service()
      await ports.db.insert(moduleBuilds).values({
        module: 'shell',
        id: strange.id,
        descriptor: JSON.stringify(strange.descriptor),
        startedAt: ports.clock.now(),
        admittedAt: ports.clock.now(),
        publishedBy: 'test',
      })
      await keep('b', 'f'.repeat(64))
      await keep('c', strange.id)
      const person = await tester()
      for (const id of ['b', 'c']) {
        await person.done(travelToSet, { set: id.repeat(32) })
        const html = await shown(person)
        expect(html).toContain(`/assets/${present.path}`)
        expect(html).not.toContain(strange.path)
        expect(html).toContain('in the present shell, because the set')
        expect(await (await person.send('/_/overrides/')).text()).toContain('in the present shell')
      }
    })
  })
