import { createHash } from 'node:crypto'
import { Boot } from '@tessera/contracts/boot'
import { updateSettings } from '@tessera/contracts/calls/settings'
import { buildIdOf } from '@tessera/contracts/releases/build-id'
import { descriptorFile, releasedPath, tokensPath } from '@tessera/contracts/releases/tool-calls'
import { describe, expect, test } from 'vitest'
import { answerDescriptor } from '../contexts/releases/registry/answer-descriptor.ts'
import { importFile, leftBuilds } from '../contexts/releases/registry/apply-import.ts'
import { operatorProof } from '../contexts/releases/registry/operator-proof.ts'
import { readEntries } from '../contexts/releases/registry/registry-document.ts'
import { serveBuildFile } from '../contexts/releases/registry/serve-build-file.ts'
import { makeToken } from '../contexts/releases/registry/tokens.ts'
import { databaseKinds } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member, newcomer } from './person.ts'
import { type MadeBuild, madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { registry } from './sample-modules.ts'

let names = 0
/** A module's name that no other test has. */
const newName = () => {
  names += 1
  return `notes-${names}`
}

for (const { kind, open } of databaseKinds)
  describe(`releases on ${kind}`, () => {
    const service = openedService(open)

    async function team(name = newName(), words: readonly string[] = []) {
      const { token } = await tokenFor(service(), [name], words)
      return { name, tool: toolOf(service(), token) }
    }

    async function served(): Promise<readonly { base: string; name: string }[]> {
      const html = await (await service().fetch(new Request(`${service().origin}/ideas/`))).text()
      const [, boot = '{}'] = /id="tessera-boot">([^<]*)<\/script>/.exec(html) ?? []
      const { modules } = Boot.parse(JSON.parse(boot))
      return modules.map(({ base, descriptor: { name } }) => ({ base, name }))
    }

    const fileOf = (build: MadeBuild, path: string, headers = {}) =>
      serveBuildFile(
        service().ports,
        new Request(`http://store.test/${build.module}/${build.id}/${path}`, { headers }),
      )

    test('a published build is in the next document and in registry.json, with its files', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      const { version } = await tool.state()
      expect(await tool.publish(build)).toEqual({ status: 200, body: { version: version + 1 } })
      const base = `http://store.test/${name}/${build.id}/`
      expect(await served()).toContainEqual({ name, base })
      const answer = await service().fetch(new Request(`${service().origin}/registry.json`))
      expect(answer.headers.get('ETag')).toBe(`W/"${version + 1}"`)
      expect((await answer.json()).builds[name]).toBe(build.id)
      const file = await fileOf(build, 'remoteEntry.0123456789.js')
      expect(await file.text()).toBe('export {}')
      expect(file.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      const text = await (await fileOf(build, descriptorFile)).text()
      expect(createHash('sha256').update(text).digest('hex')).toBe(build.id)
    })

    test('tabs get the descriptor of an admitted build as it was built, for good, and of no other', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      const answer = (module: string, file: string) =>
        service().fetch(new Request(`${service().origin}/registry/modules/${module}/${file}`))
      await tool.sendFiles(build)
      expect((await answer(name, `${build.id}.json`)).status).toBe(404)
      await tool.admit(build)
      const found = await answer(name, `${build.id}.json`)
      const text = await found.text()
      expect(createHash('sha256').update(text).digest('hex')).toBe(build.id)
      expect(found.headers.get('Cache-Control')).toContain('immutable')
      for (const [module, file] of [
        ['other', `${build.id}.json`],
        [name, `${'0'.repeat(64)}.json`],
        [name, 'x.json'],
      ] as const)
        expect((await answer(module, file)).status).toBe(404)
    })

    test('tabs get the descriptor of a build that runs without the database', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      await tool.publish(build)
      await service().ports.releases.registry()
      const { ports } = service()
      const db = new Proxy(ports.db, {
        get: () => {
          throw new Error('The database is down.')
        },
      })
      const asked = { id: '1', module: name, file: `${build.id}.json` }
      expect((await answerDescriptor({ ...ports, db }, asked)).status).toBe(200)
    })

    test('nobody takes a username that is the first word of a module’s addresses', async () => {
      const word = `vases${kind.length}`
      const { name, tool } = await team(newName(), [word])
      const page = { name: 'all', route: `/${word}/:id/`, title: '', who: 'anyone', preload: [] }
      const build = await madeBuild(name, { more: { pages: [page] } })
      const person = await member(service())
      await tool.sendFiles(build)
      await tool.admit(build)
      const take = (username: string) => person.call(updateSettings, { username })
      const free = await take(`${word}_2`)
      expect(free.error).toBeNull()
      await tool.change({ do: 'promote', module: name, build: build.id })
      expect((await take(word)).error?.code).toBe('username-taken')
      const { status } = await newcomer(service(), `${word}@example.org`).then((someone) =>
        someone.call(updateSettings, { username: word.toUpperCase() }),
      )
      expect(status).not.toBe(200)
    })

    test('registry.json that a tool knows already is not sent again', async () => {
      const url = `${service().origin}/registry.json`
      const tag = (await service().fetch(new Request(url))).headers.get('ETag') ?? ''
      const again = await service().fetch(new Request(url, { headers: { 'If-None-Match': tag } }))
      expect([again.status, await again.text()]).toEqual([304, ''])
    })

    test('of two changes of one version one is made, and the other is told whose', async () => {
      const [one, other] = [await team(), await team()]
      const builds = [await madeBuild(one.name), await madeBuild(other.name)] as const
      for (const [at, { tool }] of [one, other].entries()) {
        await tool.sendFiles(builds[at] ?? builds[0])
        await tool.admit(builds[at] ?? builds[0])
      }
      const { version } = await one.tool.state()
      const replies = await Promise.all([
        one.tool.change({ do: 'promote', module: one.name, build: builds[0].id }, version),
        other.tool.change({ do: 'promote', module: other.name, build: builds[1].id }, version),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const { error } = replies.find(({ status }) => status === 409)?.body ?? {}
      expect(error).toMatchObject({ code: 'changed-meanwhile', changes: [{ who: 'a team' }] })
      expect(error?.message).toContain('(a team: notes-')
      expect((await one.tool.state()).version).toBe(version + 1)
    })

    test('of two modules that take one new word at once, one gets it', async () => {
      const teams = [await team(newName(), ['tea']), await team(newName(), ['tea'])] as const
      const page = { name: 'x', title: '', who: 'anyone', preload: [] }
      const below = ({ name }: { readonly name: string }) =>
        madeBuild(name, { more: { pages: [{ ...page, route: `/tea/${name}/` }] } })
      const builds = [await below(teams[0]), await below(teams[1])] as const
      for (const [at, { tool }] of teams.entries()) {
        const build = builds[at] ?? builds[0]
        await tool.sendFiles(build)
        expect((await tool.admit(build)).status).toBe(200)
      }
      const promote = async (at: 0 | 1): Promise<number> => {
        const { id: build, module } = builds[at]
        const { status, body } = await teams[at].tool.change({ do: 'promote', module, build })
        return body.error?.code === 'changed-meanwhile' ? promote(at) : status
      }
      expect((await Promise.all([promote(0), promote(1)])).sort()).toEqual([200, 409])
      const { modules } = await teams[0].tool.state()
      expect(modules.filter(({ name }) => teams.some((each) => each.name === name))).toHaveLength(1)
    })

    test('a start leaves the build that a token published, and says which; an edited file replaces it', async () => {
      const { name, tool } = await team()
      const published = await madeBuild(name)
      await tool.publish(published)
      const { descriptor, id } = await madeBuild(name, { text: 'let started' })
      const base = 'http://localhost:3109/'
      const fileWith = async (localBase?: string) => {
        const modules = [...registry.modules, { base, localBase, descriptor }]
        const text = JSON.stringify({ schema: 1, modules, grants: registry.grants })
        return { name: 'registry.json', ...(await readEntries(text)) }
      }
      const active = async () =>
        (await tool.state()).modules.find((each) => each.name === name)?.active
      const file = await fileWith(base)
      await importFile(service().ports, file)
      expect(await active()).toBe(published.id)
      expect(await leftBuilds(service().ports, file)).toEqual([
        { module: name, published: published.id, left: id },
      ])
      expect((await tool.change({ do: 'promote', module: name, build: id })).status).toBe(200)
      expect(await leftBuilds(service().ports, file)).toEqual([])
      await tool.change({ do: 'promote', module: name, build: published.id })
      await importFile(service().ports, await fileWith('http://localhost:3110/'))
      expect(await active()).toBe(published.id)
      const edited = { ...descriptor, version: '1.0.1' }
      const text = JSON.stringify({
        schema: 1,
        modules: [...registry.modules, { base, descriptor: edited }],
        grants: registry.grants,
      })
      await importFile(service().ports, { name: 'registry.json', ...(await readEntries(text)) })
      expect(await active()).toBe(await buildIdOf(edited))
    })

    test('rolling back goes on to earlier builds that ran, and ends with the first', async () => {
      const { name, tool } = await team()
      const builds = await Promise.all(['a', 'b', 'c'].map((text) => madeBuild(name, { text })))
      for (const build of builds) expect((await tool.publish(build)).status).toBe(200)
      const unused = await madeBuild(name, { text: 'unused' })
      await tool.sendFiles(unused)
      await tool.admit(unused)
      const back = async () => {
        const { status } = await tool.change({ do: 'rollback', module: name })
        const { modules } = await tool.state()
        return [status, modules.find((each) => each.name === name)?.active]
      }
      expect(await back()).toEqual([200, builds[1]?.id])
      expect(await back()).toEqual([200, builds[0]?.id])
      expect(await back()).toEqual([404, builds[0]?.id])
    })

    test('the operator frees an address that a module which no longer runs holds for open tabs', async () => {
      const [old, next] = [await team(newName(), ['*']), await team(newName(), ['*'])]
      const page = { name: 'x', route: '/plates/', title: '', who: 'anyone', preload: [] }
      const at = (name: string) => madeBuild(name, { more: { pages: [page] } })
      await old.tool.publish(await at(old.name))
      await old.tool.publish(await madeBuild(old.name))
      expect((await next.tool.publish(await at(next.name))).status).toBe(409)
      const { post } = operatorOf(service())
      expect((await old.tool.post(releasedPath, { module: old.name })).status).toBe(401)
      expect((await post(releasedPath, { module: old.name })).body).toMatchObject({ builds: 1 })
      expect((await post(releasedPath, { module: old.name })).status).toBe(409)
      expect((await next.tool.publish(await at(next.name))).status).toBe(200)
    })

    test('canary, promote, roll back, disable and enable, each with who, when and why', async () => {
      const { name, tool } = await team()
      const [first, second] = [await madeBuild(name), await madeBuild(name, { text: 'let b' })]
      await tool.publish(first)
      await tool.sendFiles(second)
      await tool.admit(second)
      const release = async () => (await tool.state()).modules.find((each) => each.name === name)
      await tool.change({ do: 'canary', module: name, build: second.id, percent: 5 })
      expect(await release()).toMatchObject({ active: first.id, rollout: { percent: 5 } })
      await tool.change({ do: 'promote', module: name, build: second.id })
      expect(await release()).toMatchObject({
        active: second.id,
        last_good: first.id,
        rollout: null,
      })
      await tool.change({ do: 'rollback', module: name })
      expect(await release()).toMatchObject({ active: first.id, revoked: [second.id] })
      const again = await tool.change({ do: 'promote', module: name, build: second.id })
      expect(again.body.error?.code).toBe('revoked')
      await tool.change({ do: 'disable', module: name })
      expect(await release()).toMatchObject({ enabled: false })
      await tool.change({ do: 'enable', module: name })
      const { changes, builds } = await tool.state()
      expect(builds.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]))
      expect(changes[0]).toMatchObject({ who: 'a team', why: 'test', what: 'enable', module: name })
    })

    test("a build that claims another module's address is refused, with both names", async () => {
      const { name, tool } = await team()
      const page = { name: 'x', route: '/ideas/', title: '', who: 'anyone', preload: [] }
      const build = await madeBuild(name, { more: { pages: [page] } })
      const { version } = await tool.state()
      const { status, body } = await tool.publish(build)
      expect([status, body.error?.code]).toEqual([409, 'refused'])
      expect(body.error?.message).toContain(
        `${name} 1.0.0 claims the address /ideas/, which the active shopping 1.0.0 holds;`,
      )
      expect((await tool.state()).version).toBe(version)
    })

    test('a token touches its own modules alone', async () => {
      const { tool } = await team()
      const build = await madeBuild(newName())
      const replies = [
        await tool.sendFiles(build),
        await tool.admit(build),
        await tool.change({ do: 'disable', module: 'shopping' }),
      ]
      for (const { status, body } of replies)
        expect([status, body.error?.code]).toEqual([403, 'another-module'])
    })

    test('no token, a forged, a revoked and an expired one are refused', async () => {
      const name = newName()
      const refusal = async (token: string) => {
        const { status, body } = await toolOf(service(), token).change(
          { do: 'disable', module: name },
          1,
        )
        expect(status).toBe(401)
        return body.error?.message ?? ''
      }
      const { token, id } = await tokenFor(service(), [name])
      expect(await refusal('')).toContain('This needs a token')
      expect(await refusal(`tsm_${id}_${'A'.repeat(43)}`)).toContain('does not know the token')
      expect(await refusal(`tsm_${'0'.repeat(32)}_${'A'.repeat(43)}`)).toContain('does not know')
      await operatorOf(service()).post(`${tokensPath}/${id}/revoke/`, {})
      expect(await refusal(token)).toContain("'a team' was revoked on")
      const { ports } = service()
      const clock = { now: () => new Date(ports.clock.now().getTime() - 25 * 60 * 60 * 1_000) }
      const old = await makeToken({ ...ports, clock }, { name: 'old', modules: [name], days: 1 })
      expect(await refusal(old.token)).toContain("'old' ended on")
    })

    test('tokens are made with the key of the service alone, and their secrets are not kept', async () => {
      const { secrets, clock } = service().ports
      const proofs = [
        (await tokenFor(service(), ['*'])).token,
        operatorProof(secrets, 'http://another.test', clock.now()),
        operatorProof(secrets, service().origin, new Date(clock.now().getTime() - 61_000)),
        `tso_${clock.now().getTime() + 9e9}_${'A'.repeat(43)}`,
      ]
      for (const proof of proofs)
        expect((await toolOf(service(), proof).send('GET', tokensPath)).status).toBe(401)
      const { token } = await tokenFor(service(), ['save'])
      const { body } = await operatorOf(service()).send('GET', tokensPath)
      expect(JSON.stringify(body)).not.toContain(token.slice(-43))
    })
  })
