import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/commands/product/browser-ports'
import { expect, test } from 'vitest'
import { builtShell, portsFault } from './through.ts'

test('the shell of the package is served at a port of its own, to pages of the proxy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-shell-'))
  const file = { path: 'static/js/index.js', kind: 'script', bytes: 1 }
  const shell = { base: '/assets/', files: [file], initial: [file.path], contract: '1.6.0' }
  await writeFile(join(folder, 'shell.json'), JSON.stringify(shell))
  await writeFile(join(folder, 'refresh-hook.js'), 'hook()')
  const port = await freePort([1, 2], { from: 18_500, step: 10 })
  const page = `http://localhost:${port}`
  const { files, serve } = await builtShell(folder, port + 2, page)
  expect(files).toEqual({
    base: `http://localhost:${port + 2}/`,
    files: [file],
    initial: [file.path],
  })
  const server = await serve()
  const answer = await fetch(`${files.base}refresh-hook.js`, { headers: { Origin: page } })
  expect(await answer.text()).toBe('hook()')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(page)
  expect(await portsFault(port, 'npx tessera-module dev notes --through URL')).toBe(
    `Port ${port + 2} is in use. Stop what uses it, or start on another port: npx tessera-module dev notes --through URL --port ${port + 1_000}`,
  )
  server.close()
  await once(server, 'close')
  expect(await portsFault(port, '')).toBeUndefined()
  await rm(folder, { recursive: true })
})
