import { posix } from 'node:path'
import { commandFault } from './command-fault.ts'
import { type Named, namedIn } from './named-in.ts'
import type { RepositoryNames } from './repository-names.ts'

/** Returns the texts that braces stand for: `{a,b}.ts` for `a.ts` and `b.ts`. */
function unfold(text: string): readonly string[] {
  const [all, before = '', inside = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(text) ?? []
  if (all === undefined) return [text]
  return inside.split(',').flatMap((part) => unfold(`${before}${part.trim()}${after}`))
}

const literal = (text: string): string => text.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')

/** Returns a path with a star for each part that stands for any name: `<name>`, `…`, `NAME`. */
const withStars = (path: string): string =>
  path
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/<[^>]*>|…|(?<![\w.-])[A-Z]{3,}(?![\w.-])/g, '*')

/** Returns a pattern of the ends of paths that a path with stars means. */
function patternOf(path: string): RegExp {
  const pattern = literal(path).replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
  return new RegExp(`^${pattern}$`)
}

const written = /\.(tsx?|mjs|css|sql|md)$/

/** True for the name of a file that commands make, such as `module.json`: a source has the name. */
const isMade = (name: string, { words }: RepositoryNames): boolean =>
  name.includes('.') &&
  !written.test(name) &&
  name.split(/[.-]|\*/).every((part) => part === '' || words.has(part))

/** True when a file or a folder has the path, or ends with it. `src/…` of a README is of its folder. */
function hasPath(path: string, document: string, names: RepositoryNames): boolean {
  const room = posix.dirname(document)
  const isOfRoom = document.endsWith('README.md') && room !== '.' && path.startsWith('src/')
  const known = isOfRoom ? names.paths : names.ends
  const wanted = withStars(isOfRoom ? `${room}/${path}` : path).replace(/\/dist$/, '')
  return unfold(wanted).every((each) => {
    if (known.has(each) || isMade(each.split('/').at(-1) ?? '', names)) return true
    const pattern = patternOf(each)
    return each.includes('*') && known.values().some((one) => pattern.test(one))
  })
}

const filesAt = (path: string, { paths, read }: RepositoryNames): readonly string[] => {
  const wanted = unfold(withStars(path)).map(
    (each) => new RegExp(`(?:^|/)${patternOf(each).source.slice(1, -1)}(?:/.*)?$`),
  )
  return [...paths]
    .filter((one) => /\.\w+$/.test(one) && wanted.some((pattern) => pattern.test(one)))
    .map(read)
}

/** True when a package of the checkout has the path among its exports. */
function isExported(text: string, names: RepositoryNames): boolean {
  const [, room = '', rest] = /^@tessera\/([\w-]+)(?:\/(.+))?$/.exec(text) ?? []
  const manifest = [`shared/${room}/package.json`, `${room}/package.json`].find((path) =>
    names.paths.has(path),
  )
  if (manifest === undefined || rest === undefined) return manifest !== undefined
  const { exports = {} }: { exports?: object } = JSON.parse(names.read(manifest))
  return `./${rest}` in exports || './*' in exports
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w$])${literal(word)}(?!\\w)`).test(text)

/** Returns the anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): readonly string[] =>
  [...document.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function linkFault(to: string, document: string, names: RepositoryNames): string | undefined {
  const [path = '', anchor] = to.split('#')
  const target = path === '' ? document : posix.join(posix.dirname(document), path)
  const bare = target.replace(/\/$/, '')
  if (!names.paths.has(bare)) return `there is no ${bare}`
  if (anchor === undefined || anchorsOf(names.read(bare)).includes(anchor)) return undefined
  return `${bare} has no heading #${anchor}`
}

/** Returns the sentence for a number that no decision record has. */
export const decisionFault = (number: string, { decisions }: RepositoryNames) =>
  decisions.has(number) ? undefined : `there is no decision ${number}`

const camelCase = (text: string): string =>
  text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** True when a source has the word, or a file its name. `data-min` is `dataset.min` in sources. */
const hasName = (word: string, { words, ends }: RepositoryNames): boolean =>
  [word, `$${word}`, camelCase(word.replace(/^data-/, ''))].some((each) => words.has(each)) ||
  ['ts', 'tsx', 'test.ts'].some((ending) => ends.has(`${word}.${ending}`)) ||
  ends.has(word)

function faultOf(named: Named, document: string, names: RepositoryNames): string | undefined {
  const { kind, text, within = '' } = named
  if (kind === 'path') return hasPath(text, document, names) ? undefined : `there is no ${text}`
  if (kind === 'package')
    return unfold(text).every((each) => isExported(each, names))
      ? undefined
      : `no package exports ${text}`
  if (kind === 'link') return linkFault(text, document, names)
  if (kind === 'command') return commandFault(text)
  if (kind === 'decision') return decisionFault(text, names)
  if (kind === 'name in a file') {
    const files = filesAt(within, names)
    const isThere = files.length === 0 || files.some((file) => hasWord(file, text))
    return isThere ? undefined : `${within} has no ${text}`
  }
  const gone = text.split('.').find((word) => !hasName(word, names))
  return gone === undefined ? undefined : `no source has ${gone}`
}

/** A fault of a document: the name that is wrong, and the sentence that says so. */
export interface WrongName extends Named {
  readonly fault: string
}

/** Returns what a document names and the repository does not have. */
export const wrongNamesIn = (
  text: string,
  document: string,
  names: RepositoryNames,
): readonly WrongName[] =>
  namedIn(text, (name) => names.folderNames.has(name)).flatMap((named) => {
    const fault = faultOf(named, document, names)
    return fault === undefined ? [] : [{ ...named, fault }]
  })
