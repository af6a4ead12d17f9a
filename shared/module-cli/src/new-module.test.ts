import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { storageFiles } from '@tessera/checks/tree/storage-files'
import { factsOfFiles, readFacts } from '@tessera/commands/room-facts'
import { root } from '@tessera/commands/root'
import { nameFault } from '@tessera/create/name-fault'
import { expect, test } from 'vitest'
import { newModuleFiles } from './template.ts'
import { moduleWorkflow } from './workflow.ts'

test('other names are free, and every file is of that name', () => {
  expect(nameFault('gift-lists')).toBeUndefined()
  const files = newModuleFiles({ name: 'gift-lists', port: 3107 })
  expect(files['src/module.ts']).toContain(
    `definePath('/gift-lists/'), { title: 'Gift lists'`.slice(0, 26),
  )
  expect(files['rsbuild.config.ts']).toContain("{ name: 'gift-lists', port: 3107 }")
  expect(JSON.stringify(files)).not.toContain('undefined')
})

test.each(['shell', 'mfe-auth', 'mfe-pin-create'])(
  'the workflow of %s is as the template',
  (folder) => {
    const name = folder.replace(/^mfe-/, '')
    const file = join(root, `.github/workflows/${name}.yml`)
    expect(readFileSync(file, 'utf8')).toBe(moduleWorkflow(name, folder))
  },
)

test('what is the same in every module is as in the others', () => {
  const files = newModuleFiles({ name: 'notes', port: 3107 })
  for (const path of ['tsconfig.json', 'src/css-modules.d.ts'])
    expect(files[path]).toBe(readFileSync(join(root, 'mfe-shopping', path), 'utf8'))
})

/** The facts that a team adds to a new module, all of them in its folder: a key, a budget and an experiment. */
const added = {
  'src/start/last-list.ts':
    "export const lastList = () => localStorage.getItem('gift-lists.last')\n",
  'src/large-covers.ts': `import { defineExperiment } from '@tessera/contracts/experiments'

export const largeCovers = defineExperiment({
  name: 'large_covers',
  arms: ['control', 'enabled'],
  default: 'control',
})
`,
  'facts.ts': `import { homeFeed } from '@tessera/contracts/calls/feed'
import { defineFacts } from '@tessera/contracts/room-facts'

export default defineFacts({
  storage: { 'src/start/last-list.ts': 'device' },
  surfaces: {
    'gift lists': {
      who: 'visitor',
      path: () => '/gift-lists/',
      call: homeFeed,
      budget: { script: 1, style: 1, document: 1, documentStatements: 1, callStatements: 1 },
    },
  },
})
`,
}

test('a new module with a page, a storage key, a budget and an experiment touches its own folder alone', async () => {
  const checkout = mkdtempSync(join(root, '.new-module-'))
  const folder = join(checkout, 'mfe-gift-lists')
  try {
    const files: Readonly<Record<string, string>> = {
      ...newModuleFiles({ name: 'gift-lists', port: 3107 }),
      ...added,
    }
    const definition = files['src/module.ts'] ?? ''
    const stated = {
      ...files,
      'src/module.ts': `import { largeCovers } from './large-covers.ts'\n${definition.replace('pages: {', 'experiments: [largeCovers],\n  pages: {')}`,
    }
    for (const [path, text] of Object.entries(stated)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    symlinkSync(join(root, 'mfe-shopping/node_modules'), join(folder, 'node_modules'))
    symlinkSync(join(root, 'tsconfig.base.json'), join(checkout, 'tsconfig.base.json'))
    const facts = await readFacts(checkout)
    expect([...factsOfFiles(facts, 'storage').keys()]).toEqual(storageFiles(checkout))
    expect(facts.map(({ facts: { surfaces } }) => Object.keys(surfaces ?? {}))).toEqual([
      ['gift lists'],
    ])
    const { default: module } = await import(pathToFileURL(join(folder, 'src/module.ts')).href)
    expect(module).toMatchObject({
      pages: { start: { route: '/gift-lists/' } },
      experiments: [{ name: 'large_covers' }],
    })
  } finally {
    rmSync(checkout, { recursive: true, force: true })
  }
})
