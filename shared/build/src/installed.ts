import { readFileSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'

const own = import.meta.url

/** The module package, which depends on every package that pages share. */
const beside = pathToFileURL(createRequire(own).resolve('@tessera/module')).href

/** Returns the file that an import of a package gives, as this package or the module package resolves it. */
export function fileOf(specifier: string): string {
  const isOwn = /^@tessera\/(contracts|module)(\/|$)/.test(specifier)
  return createRequire(isOwn ? own : beside).resolve(specifier)
}

/** Returns the folder of a package, as a file resolves it, else as the module package does; undefined without one. */
export function packageFolder(name: string, from: string = own): string | undefined {
  for (const base of [from, own, beside]) {
    const found = manifestSeenFrom(name, base)
    if (found !== undefined) return dirname(found)
  }
  return undefined
}

function manifestSeenFrom(name: string, base: string): string | undefined {
  try {
    return findPackageJSON(name, base)
  } catch {
    return undefined
  }
}

/** Returns the browsers that this package states, which it does where no repository of the product states them. */
export function statedBrowsers(): readonly string[] | undefined {
  const file = findPackageJSON(own) ?? ''
  const { browserslist }: { readonly browserslist?: readonly string[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return browserslist
}
