import { readdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { partsOfModules, partsOfShell } from './left-out.ts'

/** The folder in which the package manager has a package beside all that it depends on. */
const beside = (path: string): string => dirname(dirname(realpathSync(path)))

const enhanced = beside(
  join(import.meta.dirname, '../../module/node_modules/@module-federation/enhanced'),
)
const packages = join(enhanced, '@module-federation')
const tools = join(beside(join(packages, 'runtime-tools')), '@module-federation')
const runtime = join(beside(join(tools, 'runtime')), '@module-federation')
const roots = [
  join(runtime, 'runtime-core'),
  join(runtime, 'sdk'),
  join(tools, 'webpack-bundler-runtime'),
]

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(realpathSync(folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

const installed = roots.flatMap(filesIn)

const exportsOf = async (path: string): Promise<readonly string[]> =>
  Object.keys(await import(/* @vite-ignore */ pathToFileURL(path).href))

test.each(Object.entries({ ...partsOfShell, ...partsOfModules }))(
  'the files that %s replaces are still in the installed packages',
  (_, files) => {
    const found = installed.filter((path) => files.test(path))
    // Each alternative of the pattern names a file of its own.
    expect(found.length).toBeGreaterThanOrEqual(files.source.split('|').length)
  },
)

test.each(Object.keys(partsOfShell))(
  '%s exports all that the files export which it replaces',
  async (name) => {
    const ours = await exportsOf(join(import.meta.dirname, `instead/${name}.ts`))
    const replaced = installed.filter((path) => partsOfShell[name]?.test(path) === true)
    const theirs = (await Promise.all(replaced.map(exportsOf))).flat()
    expect(theirs.filter((each) => !ours.includes(each))).toEqual([])
  },
)
