import { matchPath } from '@tessera/contracts/match-path'

/** Reads a text at a path of the product; undefined when it has none. */
export type ReadText = (path: string) => Promise<string | undefined>

/** Returns the paths that a sitemap or its index names. */
const pathsIn = (xml = ''): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'))
    return url === null ? [] : [url.pathname]
  })

/** Returns the first list of each kind: lists of one kind differ in the number at their end. */
function firstOfEach(lists: readonly string[]): readonly string[] {
  const byKind = Map.groupBy(lists, (path) => path.replace(/-\d+\.xml$/, ''))
  return [...byKind.values()].flatMap(([first]) => first ?? [])
}

/** Returns, by route, the first public address in the product's sitemaps that fits it. */
export async function exampleAddresses(
  routes: readonly string[],
  read: ReadText,
): Promise<ReadonlyMap<string, string>> {
  const examples = new Map<string, string>()
  if (routes.length === 0) return examples
  const lists = firstOfEach(pathsIn(await read('/sitemap.xml')))
  for (const list of lists)
    for (const path of pathsIn(await read(list)))
      for (const route of routes)
        if (!examples.has(route) && matchPath(route, path) !== undefined) examples.set(route, path)
  return examples
}
