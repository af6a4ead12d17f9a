import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fileMaxBytes, unfinishedMax } from '@tessera/contracts/releases/build-limits'
import { buildsPath, descriptorFile } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test } from 'vitest'
import { serveBuildFile } from '../contexts/releases/registry/serve-build-file.ts'
import { handleBuildSweep } from '../contexts/releases/registry-calls/sweep-job.ts'
import { oneDatabase } from './database-kinds.ts'
import { openedService } from './opened-service.ts'
import { type MadeBuild, madeBuild, tokenFor, toolOf } from './published-build.ts'

let names = 0
/** A module's name that no other test has. */
const newName = () => {
  names += 1
  return `notes-${names}`
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`files of builds on ${kind}`, () => {
    const service = openedService(open)

    async function team(name = newName()) {
      const { token } = await tokenFor(service(), [name])
      return { name, tool: toolOf(service(), token) }
    }

    const fileOf = (build: MadeBuild, path: string, headers = {}) =>
      serveBuildFile(
        service().ports,
        new Request(`http://store.test/${build.module}/${build.id}/${path}`, { headers }),
      )

    test('a build without all of its files is not admitted, and sending it again goes on', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      await tool.send('PUT', tool.filesAt(build) + descriptorFile, JSON.stringify(build.descriptor))
      expect((await tool.admit(build)).body.error?.code).toBe('files-missing')
      expect((await tool.publish(build)).status).toBe(200)
      expect((await tool.sendFiles(build)).body).toEqual({ missing: [] })
    })

    test('a build that was published before it was committed gets its commit, and keeps it', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      await tool.publish(build)
      const recorded = async (commit: string | null, lockfile: string | null) => {
        await tool.post(buildsPath, { module: name, build: build.id, commit, lockfile })
        const [listed] = (await tool.state()).listed.filter(({ id }) => id === build.id)
        return { commit: listed?.commit, lockfile: listed?.lockfile }
      }
      const [first, second] = ['a'.repeat(40), 'b'.repeat(40)]
      const lockfile = 'c'.repeat(64)
      expect(await recorded(null, null)).toEqual({ commit: null, lockfile: null })
      expect(await recorded(first, lockfile)).toEqual({ commit: first, lockfile })
      expect(await recorded(second, lockfile)).toEqual({ commit: first, lockfile })
      expect(await recorded(null, null)).toEqual({ commit: first, lockfile })
    })

    const nested = `{"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`

    test.each<
      [string, (build: MadeBuild) => [path: string, body: string | Uint8Array<ArrayBuffer>]]
    >([
      ['another content of the same length', () => ['remoteEntry.0123456789.js', 'Export {}']],
      ['a file that is not listed', () => ['index.html', '<script>']],
      ['a way out of the folder', () => ['..%2f..%2fx.js', 'x']],
      [
        'a compressed copy of something else',
        () => ['remoteEntry.0123456789.js.br', brotli('let a = 1')],
      ],
      ['a compressed copy of something endless', () => ['remoteEntry.0123456789.js.gz', bomb]],
      ['text that is no JSON as a descriptor', () => [descriptorFile, '{']],
      ['a descriptor nested too deeply', () => [descriptorFile, nested]],
      [
        'a descriptor with another hash',
        ({ descriptor }) => [descriptorFile, JSON.stringify({ ...descriptor, version: '9.0.0' })],
      ],
    ])('%s is refused and not kept', async (_, sent) => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      await tool.send('PUT', tool.filesAt(build) + descriptorFile, JSON.stringify(build.descriptor))
      const [path, body] = sent(build)
      expect((await tool.send('PUT', tool.filesAt(build) + path, body)).status).toBe(422)
      if (path !== descriptorFile) expect((await fileOf(build, path)).status).toBe(404)
    })

    test.each<[string, object, string]>([
      ['of another module', { name: 'save' }, 'is of the module save'],
      [
        'with a path that leads out',
        { files: [file('a/../../b.js')] },
        'is not valid (files.0.path)',
      ],
      [
        'with a hidden file',
        { entry: '.git/config', files: [file('.git/config')] },
        'cannot be stored',
      ],
      [
        'with a file without a hash',
        { files: [{ ...file('remoteEntry.0123456789.js'), integrity: undefined }] },
        'has no hash',
      ],
      [
        'with a huge file',
        { files: [{ ...file('remoteEntry.0123456789.js'), bytes: fileMaxBytes + 1 }] },
        'split it',
      ],
      ['without its entry', { files: [] }, 'is not among the files'],
    ])('a descriptor %s is refused', async (_, more, message) => {
      const { name, tool } = await team()
      const reply = await tool.sendFiles(await madeBuild(name, { more }))
      expect(reply.body.error?.message).toContain(message)
      expect(reply.status).toBe(422)
    })

    test('the oldest of too many unfinished builds gives way, so the team can publish', async () => {
      const { name, tool } = await team()
      const begun: MadeBuild[] = []
      for (let at = 0; at <= unfinishedMax; at += 1) {
        const build = await madeBuild(name, { text: `let a = ${at}` })
        begun.push(build)
        expect((await tool.sendFiles(build)).status).toBe(200)
      }
      const kept = await Promise.all(begun.map((build) => fileOf(build, descriptorFile)))
      expect(kept.map(({ status }) => status)).toEqual([404, ...begun.slice(1).map(() => 200)])
      expect((await tool.publish(await madeBuild(name))).status).toBe(200)
    })

    test('a build is measured: what it states of its size is not believed, and brotli copies count', async () => {
      const { name, tool } = await team()
      const text = Array.from({ length: 20_000 }, (_, at) => `let a${at}`).join(';')
      const path = 'remoteEntry.0123456789.js'
      const preload = [path]
      const { descriptor } = await madeBuild(name, { text })
      const facts = {
        ...z.parse(z.record(z.string(), z.unknown()), descriptor.facts),
        sizes: { [path]: 4 },
      }
      const build = await madeBuild(name, { text, more: { preload, facts } })
      const { error } = (await tool.publish(build)).body
      expect(error?.message).toMatch(
        new RegExp(`loads ${text.length} brotli bytes to show all, and its budget is 80000`),
      )
      await tool.sendFiles(build)
      await tool.send('PUT', `${tool.filesAt(build)}${path}.br`, brotli(text))
      expect((await tool.admit(build)).status).toBe(200)
    })

    test('a style sheet that matches outside of its module is refused, with its selector', async () => {
      const { name, tool } = await team()
      const { descriptor, files } = await madeBuild(name)
      const [script] = z.parse(z.array(z.unknown()), descriptor.files)
      const styled = async (css: string) => {
        const path = 'page.0123456789.css'
        const integrity = `sha384-${createHash('sha384').update(css).digest('base64')}`
        const sheet = { path, integrity, kind: 'style', bytes: css.length }
        const facts = z.parse(z.record(z.string(), z.unknown()), descriptor.facts)
        const sizes = { ...z.parse(z.record(z.string(), z.int()), facts.sizes), [path]: css.length }
        const more = { files: [script, sheet], facts: { ...facts, sizes } }
        return { ...(await madeBuild(name, { more })), files: { ...files, [path]: css } }
      }
      const refused = await tool.publish(await styled('h1, header a { color: red !important }'))
      expect(refused.body.error?.message).toMatch(
        /^The style sheet page.0123456789.css of \S+ has the selector 'h1', which can match outside/,
      )
      expect((await tool.publish(await styled(`.${name}-a h1 { color: red }`))).status).toBe(200)
    })

    test('a build that the gate refuses is gone with its files, and can be sent again', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name, { more: { uses: ['call NotesResource.get'] } })
      for (const _ of [1, 2]) {
        expect((await tool.publish(build)).body.error?.code).toBe('refused')
        expect((await fileOf(build, descriptorFile)).status).toBe(404)
      }
    })

    test('a build that was never admitted is deleted after a day with its files; an admitted one stays', async () => {
      const { name, tool } = await team()
      const [left, kept] = [await madeBuild(name), await madeBuild(name, { text: 'let b' })]
      await tool.sendFiles(left)
      await tool.publish(kept)
      const { ports } = service()
      const path = 'remoteEntry.0123456789.js'
      const sweepAt = async (hours: number) => {
        const clock = { now: () => new Date(ports.clock.now().getTime() + hours * 3_600_000) }
        const running = { id: 'one', payload: {}, attempt: 1, signal: new AbortController().signal }
        await handleBuildSweep({ ...ports, clock }).run(running)
      }
      await sweepAt(23)
      expect((await fileOf(left, path)).status).toBe(200)
      await sweepAt(25)
      expect((await fileOf(left, path)).status).toBe(404)
      expect((await fileOf(kept, path)).status).toBe(200)
      expect((await tool.publish(left)).status).toBe(200)
    })

    test("a module cannot take the product's own name", async () => {
      const { tool } = await team('other')
      expect((await tool.sendFiles(await madeBuild('other'))).body.error?.message).toContain('own')
    })

    test('a request that is too large is refused', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      const large = 'x'.repeat(fileMaxBytes + 1)
      expect((await tool.send('PUT', `${tool.filesAt(build)}a.js`, large)).status).toBe(413)
    })

    test('a compressed copy is kept and served to browsers that take it', async () => {
      const { name, tool } = await team()
      const build = await madeBuild(name)
      const path = 'remoteEntry.0123456789.js'
      await tool.publish(build)
      await tool.send('PUT', `${tool.filesAt(build)}${path}.br`, brotli('export {}'))
      const sent = await fileOf(build, path, { 'Accept-Encoding': 'gzip, br' })
      expect(sent.headers.get('Content-Encoding')).toBe('br')
      const plain = await fileOf(build, path)
      expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([
        null,
        'export {}',
      ])
    })

    test('the store shows no page and leads nowhere else', async () => {
      const { name, tool } = await team()
      const html = '<script>alert(1)</script>'
      const build = await madeBuild(name, {
        text: html,
        more: { entry: 'x.html', files: [{ ...file('x.html', html), kind: 'other' }] },
      })
      await tool.sendFiles({ ...build, files: { 'x.html': html } })
      const page = await fileOf(build, 'x.html')
      expect(page.headers.get('Content-Type')).toBe('application/octet-stream')
      expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(page.headers.get('Content-Security-Policy')).toContain('sandbox')
      for (const path of ['..%2f..%2f..%2fetc/passwd', '.part', '', '%00'])
        expect((await fileOf(build, path)).status).toBe(404)
      const onProduct = await service().fetch(
        new Request(`${service().origin}/media/modules/${name}/${build.id}/x.html`),
      )
      expect(onProduct.status).toBe(404)
    })
  })

function file(path: string, text = 'export {}') {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { path, integrity, kind: 'script', bytes: text.length }
}
function brotli(text: string) {
  return new Uint8Array(brotliCompressSync(text))
}
const bomb = new Uint8Array(gzipSync('\0'.repeat(20_000_000)))
