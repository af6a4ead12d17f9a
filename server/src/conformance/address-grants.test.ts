import { grantsPath } from '@tessera/contracts/releases/tool-calls'
import { reservedWords, serviceWords } from '@tessera/contracts/reserved-words'
import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { importFile } from '../contexts/releases/registry/apply-import.ts'
import { readEntries } from '../contexts/releases/registry/registry-document.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { member } from './person.ts'
import { madeBuild, operatorOf, tokenFor, toolOf } from './published-build.ts'
import { registry } from './sample-modules.ts'
import { selfOf } from './self-of.ts'

const pageAt = (route: string) => ({ name: 'x', route, title: '', who: 'anyone', preload: [] })
const buildAt = (module: string, ...routes: readonly string[]) =>
  madeBuild(module, {
    more: { pages: routes.map(pageAt).map((page, at) => ({ ...page, name: `x-${at}` })) },
  })

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`addresses of modules on ${kind}`, () => {
    const service = openedService(open)
    const team = async (name: string, words: readonly string[] = []) =>
      toolOf(service(), (await tokenFor(service(), [name], words)).token)
    const grant = (module: string, start: string, granted = true) =>
      operatorOf(service()).post(grantsPath, { module, start, granted })

    test.each([
      ['/search/pins/', /below \/search\/, which shopping has;.*or the team of shopping run/],
      ['/ideas/home-decor/', /below \/ideas\/, which shopping has;.*grant events \/ideas\/\.$/],
      ['/:username/gifts/', /start with a parameter, which .* has;.*the operator run/],
      ['/resource/pins/', /below \/resource\/, where the service itself answers;/],
      ['/settings/:tab/', /below \/settings\/, which .*the operator run/],
      ['/gifts/', /below \/gifts\/, and the token is not bound to this word;.*--words gifts/],
    ])(
      'a token for events cannot publish %s, and is told who may allow it',
      async (route, says) => {
        const events = await team('events')
        const { status, body } = await events.publish(await buildAt('events', '/events/', route))
        expect([status, body.error?.code]).toEqual([409, 'refused'])
        expect(body.error?.message).toMatch(says)
      },
    )

    test('the operator grants a start of addresses, and ends that for builds to come', async () => {
      const lists = await team('lists')
      const build = await buildAt('lists', '/ideas/lists/')
      expect((await lists.publish(build)).status).toBe(409)
      expect(
        (await lists.post(grantsPath, { module: 'lists', start: '/ideas/', granted: true })).status,
      ).toBe(403)
      expect((await grant('lists', '/ideas/')).status).toBe(200)
      expect((await grant('lists', '/media/')).body.error?.message).toContain('service itself')
      expect((await lists.publish(build)).status).toBe(200)
      expect((await lists.send('GET', grantsPath)).body.grants).toContainEqual(
        expect.objectContaining({ module: 'lists', start: '/ideas/', by: 'the operator' }),
      )
      expect((await grant('lists', '/ideas/', false)).status).toBe(200)
      expect((await lists.publish(await buildAt('lists', '/ideas/lists/', '/lists/'))).status).toBe(
        409,
      )
      expect((await grant('lists', '/ideas/', false)).status).toBe(404)
    })

    test('the team that holds a word grants it; a team that has it by a grant does not', async () => {
      const [vases, pots, bowls] = [await team('vases'), await team('pots'), await team('bowls')]
      await vases.publish(await buildAt('vases', '/vases/'))
      const build = await buildAt('pots', '/vases/pots/')
      const refused = await pots.publish(build)
      expect(refused.body.error?.message).toContain('or the team of vases run')
      const give = { module: 'pots', start: '/vases/', granted: true }
      expect((await pots.post(grantsPath, give)).status).toBe(403)
      expect((await vases.post(grantsPath, give)).status).toBe(200)
      expect((await pots.publish(build)).status).toBe(200)
      const pass = { module: 'bowls', start: '/vases/', granted: true }
      expect((await pots.post(grantsPath, pass)).status).toBe(403)
      // These lead to pages of the service or of every module, so the operator alone grants them.
      for (const start of ['/', '/:/', '/settings/'])
        expect((await vases.post(grantsPath, { ...pass, start })).status).toBe(403)
      expect((await bowls.publish(await buildAt('bowls', '/vases/bowls/'))).status).toBe(409)
    })

    test('a module that is switched on again does not take a word that another one has by now', async () => {
      const [one, other] = [await team('mugs', ['milk']), await team('jars', ['milk'])]
      await one.publish(await buildAt('mugs', '/milk/mugs/'))
      await one.change({ do: 'disable', module: 'mugs' })
      expect((await other.publish(await buildAt('jars', '/milk/jars/'))).status).toBe(200)
      const again = await one.change({ do: 'enable', module: 'mugs' })
      expect([again.status, again.body.error?.code]).toEqual([409, 'refused'])
    })

    test('the words of every route of the service are reserved, and no others are the service’s', () => {
      const app = createApp(service().ports)
      const words = app.routes.flatMap((route) => /^\/([^/:*]+)/.exec(route)?.[1] ?? [])
      app.close()
      expect(words.filter((word) => !reservedWords.has(word))).toEqual([])
      const used = new Set(words)
      expect([...serviceWords].filter((word) => !used.has(word))).toEqual([])
    })

    test('a module takes no first word that is a username, in any case or by a list', async () => {
      const { username } = await selfOf(await member(service()))
      const tool = await team('names', ['*'])
      for (const route of [`/${username.toUpperCase()}/a/`, `/:part(${username}|names)/a/`]) {
        const { body } = await tool.publish(await buildAt('names', route))
        expect(body.error?.message).toContain(`the profile of the person named ${username}`)
      }
    })

    test('a registry file gets no address without a grant, and grants one itself', async () => {
      const take = async (route: string, grants: readonly object[] = []) => {
        const { id, descriptor } = await buildAt('rugs', route)
        const module = { base: `https://rugs.test/${id}/`, descriptor }
        const modules = [...registry.modules, module]
        const all = [...(registry.grants ?? []), ...grants]
        const read = await readEntries(JSON.stringify({ schema: 1, modules, grants: all }))
        return importFile(service().ports, { name: 'registry.json', ...read })
      }
      await expect(take('/search/rugs/')).rejects.toThrow(/below \/search\/, which shopping has/)
      await expect(take('/:username/rugs/')).rejects.toThrow(/start with a parameter/)
      expect(await take('/rugs/')).toBe(true)
      expect(await take('/search/rugs/', [{ module: 'rugs', start: '/search/' }])).toBe(true)
    })
  })
