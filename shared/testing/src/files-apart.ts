import { globSync, readFileSync } from 'node:fs'

const wantsItsOwn = /^vi\.mock\(|^\/\/ @vitest-environment/m

/** The test files among these that need a page, or put something else in a module's place: they want globals and modules of their own. */
export const filesApart = (pattern: string): string[] =>
  globSync(pattern, { exclude: (name) => name === 'node_modules' }).filter((file) =>
    wantsItsOwn.test(readFileSync(file, 'utf8')),
  )
