import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import subcommands from '../tessera/subcommands.json' with { type: 'json' }
import { bundledFiles, linkedPackages } from './bundled-files.ts'

const held = new Set(bundledFiles())
const manifest: { readonly dependencies: object } = JSON.parse(
  readFileSync(join(root, 'server/package.json'), 'utf8'),
)
const libraries = new Set(Object.keys(manifest.dependencies))

const loaded = /^(?:import|export)\b(?!\s+type\b)(?:[\w\s{},*$]*?\bfrom)?\s*'([^'\n]+)'/gm

/** Returns the file of a bundle that an import names; undefined for a library. */
function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name)
  const linked = Object.entries(linkedPackages).find(([own]) => name.startsWith(`${own}/`))
  return linked && `${linked[1]}/src${name.slice(linked[0].length)}.ts`
}

/** Returns the imports of a file, and of what it loads, that a bundle has not. */
function lackingIn(entry: string): readonly string[] {
  const seen = new Set<string>()
  const lacking: string[] = []
  const waiting = [entry]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    if (!held.has(path) || !existsSync(join(root, path))) {
      lacking.push(path)
      continue
    }
    for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(loaded)) {
      const file = fileOf(path, name)
      const library = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
      if (file !== undefined && !file.endsWith('.json')) waiting.push(file)
      else if (file === undefined && !isBuiltin(name) && !libraries.has(library))
        lacking.push(`${path}: ${name}`)
    }
  }
  return lacking
}

test.each([
  'shared/commands/src/tessera/tessera.mjs',
  ...Object.values(subcommands).map(({ script }) => script),
  'server/src/main/operator-proof.ts',
  // Loaded by the command line when one of the operator's commands asks for it.
  'shared/module-cli/src/allow.ts',
  'shared/module-cli/src/backends.ts',
  'shared/module-cli/src/grants.ts',
  'shared/module-cli/src/service-commands.ts',
  'shared/module-cli/src/tokens.ts',
])('a bundle has everything that %s loads', (entry) => {
  expect(lackingIn(entry)).toEqual([])
})
