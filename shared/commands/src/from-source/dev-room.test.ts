import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { sourceModule } from './dev-room.ts'

test('a change of module.ts updates the registry; one that does not load leaves it unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-dev-'))
  await mkdir(join(folder, 'src'))
  const write = (title: string) =>
    writeFile(
      join(folder, 'src/module.ts'),
      `export default { name: 'notes', version: '1.0.0', contract: '^1.0.0',
        pages: { all: { route: '/notes/', title: '${title}', who: 'anyone', over: false, load() {} } } }`,
    )
  await write('Notes')
  let changes = 0
  const room = { folder: relative(root, folder), name: 'notes', port: 3106, config: {} }
  const source = await sourceModule(room, 4106, async () => {
    changes += 1
  })
  const title = () => source.entry().descriptor.pages[0]?.title
  expect([source.entry().base, title()]).toEqual(['http://localhost:4106/', 'Notes'])
  await source.update()
  expect(changes).toBe(0)
  await write('All notes')
  await source.update()
  expect([title(), changes]).toEqual(['All notes', 1])
  await write("'")
  await expect(source.update()).rejects.toThrow('SyntaxError')
  expect(title()).toBe('All notes')
  await rm(folder, { recursive: true })
})
