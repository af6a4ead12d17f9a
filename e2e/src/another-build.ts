import { createHash } from 'node:crypto'
import type { BuiltFile, RegisteredModule } from '@tessera/contracts/registry'
import type { BrowserContext, Page } from 'playwright/test'

const sha384 = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A build made of another one, and the texts of the files in which they differ. */
export interface AnotherBuild {
  readonly module: RegisteredModule
  readonly texts: ReadonlyMap<string, string>
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

const renamed = (path: string, label: string) => path.replace(/\.[0-9a-f]{10}\./, `.${label}.`)

/**
 * Makes another build of a module, as its preset would: `append` is added to the chunk of its `module.ts`,
 * which gets a name of its own, and the entry names that chunk and has its hash.
 */
export async function anotherBuild(
  module: RegisteredModule,
  label: string,
  append: string,
): Promise<AnotherBuild> {
  const { base, descriptor } = module
  const chunk = descriptor.files.find(({ path }) =>
    /__federation_expose_module\.[^/]*\.js$/.test(path),
  )
  const hashOf = (path: string) => /\.([0-9a-f]{10})\./.exec(path)?.[1] ?? ''
  if (chunk?.integrity === undefined) throw new Error('The module has no chunk of its module.ts.')
  const chunkText = `${await textOf(base + chunk.path)}\n;${append}`
  const entryText = (await textOf(base + descriptor.entry))
    .replaceAll(hashOf(chunk.path), label)
    .replaceAll(chunk.integrity, sha384(chunkText))
  const next = (path: string) => base + renamed(path, label)
  const texts = new Map([
    [next(chunk.path), chunkText],
    [next(descriptor.entry), entryText],
  ])
  const isChanged = (path: string) => path === chunk.path || path === descriptor.entry
  const name = (path: string) => (isChanged(path) ? renamed(path, label) : path)
  const files = descriptor.files.map((file): BuiltFile => {
    const text = texts.get(base + name(file.path))
    return text === undefined
      ? file
      : { ...file, path: name(file.path), integrity: sha384(text), bytes: text.length }
  })
  const { entry, preload } = descriptor
  return {
    module: {
      ...module,
      descriptor: { ...descriptor, files, entry: name(entry), preload: preload.map(name) },
    },
    texts,
  }
}

/** Serves the files of a build from its module's origin. */
export async function serveBuild(
  to: Page | BrowserContext,
  { texts }: AnotherBuild,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [url, body] of texts)
    await to.route(url, (route) =>
      route.fulfill({
        body,
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*', ...headers },
      }),
    )
}
