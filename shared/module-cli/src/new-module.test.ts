import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@tessera/build/commands/root'
import { expect, test } from 'vitest'
import { nameFault } from './new-module.ts'
import { newModuleFiles } from './template.ts'
import { moduleWorkflow } from './workflow.ts'

test.each([
  'shell',
  'settings',
  'ideas',
  'registry',
  'Notes',
  '../x',
  'a/b',
  'notes-',
  '',
  'x'.repeat(41),
])('a module cannot be called %j', (name) => {
  expect(nameFault(name)).toMatch(/choose another|A module's name has/)
})

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
