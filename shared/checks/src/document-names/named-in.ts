/** The names that a document has of things in the repository. */
type Kind = 'path' | 'package' | 'link' | 'name' | 'name in a file' | 'command' | 'decision'

/** One thing that a document names. */
export interface Named {
  readonly line: number
  readonly kind: Kind
  readonly text: string
  /** The path that a name should occur in. */
  readonly within?: string
}

/** A line of a document, and whether it stands in a block of code. */
interface Line {
  readonly line: number
  readonly text: string
  readonly isCode: boolean
}

function linesOf(document: string): readonly Line[] {
  let isCode = false
  return document.split('\n').map((text, at) => {
    const isFence = text.trimStart().startsWith('```')
    if (isFence) isCode = !isCode
    return { line: at + 1, text, isCode: isCode || isFence }
  })
}

const codeOf = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

const file = /[\w\])}*…-]\.(tsx?|mjs|css|sql|md|json|js|ya?ml|html|webp|tsv)\}?$/

/** True for text that reads as a path of the repository, and not as an address, a package or a sentence. */
const isPath = (code: string, isFolder: (name: string) => boolean): boolean => {
  if (/[\s:'"=?]|^[/@~]|^\.\./.test(code)) return false
  const [first = '', second] = code.split('/')
  return file.test(code) || (second !== undefined && isFolder(first))
}

const humped = /(?<![\w./$-])\$?[A-Za-z_]\w*(?:\.\w+)*/g
const isName = (word: string): boolean => /[a-z\d][A-Z]|[A-Za-z]_[A-Za-z]/.test(word)

const hyphened = /^[a-z]\w*(?:-\w+)+$/

/** Returns the words of code: with humps or underlines anywhere, and with hyphens when they stand alone. */
function namesIn(code: string): readonly string[] {
  if (hyphened.test(code)) return [code]
  return /[/:]/.test(code) ? [] : [...code.matchAll(humped)].map(([word]) => word).filter(isName)
}

const besidePath =
  /`(\$?[A-Za-z_]\w*)(?:\([^`]*\))?`,? (?:(?:is |stands )?(?:in|of|from) |\()`([^`\s]+\/[^`\s]*|[^`\s]+\.tsx?)`/g
const afterPath = /`([^`\s]+\.tsx?)` \(`(\$?[A-Za-z_]\w*)(?:\([^`]*\))?`/g

function besidePaths(text: string): readonly Omit<Named, 'line'>[] {
  const pairs = [
    ...[...text.matchAll(besidePath)].map(([, name, within]) => [name, within]),
    ...[...text.matchAll(afterPath)].map(([, within, name]) => [name, within]),
  ]
  return pairs.map(([name = '', within = '']) => ({ kind: 'name in a file', text: name, within }))
}

const command = /npm (?:run [a-z]+|test|start)(?: -- [^`#|\n]*)?/g
const decision = /[Dd]ecisions? \[?(\d{3})\b/g

/** Returns the decisions that a text names by number. */
export const decisionsIn = (text: string): readonly string[] =>
  [...text.matchAll(decision)].map(([, number = '']) => number)

const commandsIn = (text: string, isCode: boolean): readonly string[] =>
  (isCode ? [text] : codeOf(text)).flatMap((code) => code.match(command) ?? [])

const all = (kind: Kind, texts: readonly string[]): readonly Omit<Named, 'line'>[] =>
  texts.map((text) => ({ kind, text }))

/** Returns what a document names, by line. Blocks of code count for their commands alone. */
export function namedIn(document: string, isFolder: (name: string) => boolean): readonly Named[] {
  const isPathHere = (code: string) => isPath(code, isFolder)
  return linesOf(document).flatMap(({ line, text, isCode }) => {
    const code = isCode ? [] : codeOf(text).filter((each) => !/^npm /.test(each))
    const links = [...text.matchAll(/\]\(([^)\s:]+)\)/g)].map(([, to = '']) => to)
    const paths = code.filter(isPathHere)
    const names = code.filter((each) => !isPathHere(each)).flatMap(namesIn)
    return [
      ...all('command', commandsIn(text, isCode)),
      ...all('path', paths),
      ...all(
        'package',
        code.filter((each) => /^@tessera\/[^\s*]+$/.test(each)),
      ),
      ...all('name', names),
      ...(isCode ? [] : [...besidePaths(text), ...all('link', links)]),
      ...all('decision', isCode ? [] : decisionsIn(text)),
    ].map((each) => ({ line, ...each }))
  })
}
