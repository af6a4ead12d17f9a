import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { setupOf } from './setup-of.ts'
import subcommands from './tessera/subcommands.json' with { type: 'json' }

test('the set-up of a checkout stands where its own package.json says, in older commits too', () => {
  expect(existsSync(setupOf(root))).toBe(true)
  const older = mkdtempSync(join(tmpdir(), 'tessera-older-'))
  const scripts = { module: 'node shared/build/old-place/setup.mjs module' }
  writeFileSync(join(older, 'package.json'), JSON.stringify({ scripts }))
  expect(setupOf(older)).toBe(join(older, 'shared/build/old-place/setup.mjs'))
  rmSync(older, { recursive: true })
})

test('every script of package.json is a command that the set-up knows, with a file that exists', () => {
  const { scripts }: { readonly scripts: object } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const text = readFileSync(setupOf(root), 'utf8')
  const listed = text.matchAll(/^ {2}(\w+): '(.+[.](?:ts|mjs))',$/gm)
  const files = new Map([...listed].map(([, command = '', file = '']) => [command, file]))
  const aliases = [...(/^const aliases = \[(.+)\]$/m.exec(text)?.[1]?.matchAll(/\w+/g) ?? [])].map(
    String,
  )
  expect([...files.keys(), ...aliases].toSorted()).toEqual(Object.keys(scripts).toSorted())
  for (const file of files.values()) expect(existsSync(join(root, file)), file).toBe(true)
  for (const alias of aliases) expect(subcommands).toHaveProperty(alias)
  for (const { script } of Object.values(subcommands))
    expect(existsSync(join(root, script)), script).toBe(true)
})
