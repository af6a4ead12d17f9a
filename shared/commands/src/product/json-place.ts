/** A position in a text, counted from 1 as in editors. */
export interface JsonPlace {
  readonly line: number
  readonly column: number
}

/** A syntax error in a JSON text, with its position. */
export class JsonFault extends Error {
  readonly place: JsonPlace

  constructor(message: string, place: JsonPlace) {
    super(message)
    this.place = place
  }
}

const placeOf = (text: string, offset: number): JsonPlace => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const scalar =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const space = /[ \t\r\n]*/y

/** Reads a JSON text and records the position of each value, by its path. */
class Scan {
  readonly text: string
  readonly begins = new Map<string, number>()
  at = 0

  constructor(text: string) {
    this.text = text
  }

  fault(wanted: string): never {
    const found = this.text[this.at]
    const what = found === undefined ? 'the file ends' : `found ${JSON.stringify(found)}`
    throw new JsonFault(`expected ${wanted}, ${what}`, placeOf(this.text, this.at))
  }

  take(pattern: RegExp, wanted: string): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found === undefined) return this.fault(wanted)
    this.at += found.length
    return found
  }

  /** Skips white space and returns the next character without consuming it. */
  next(): string | undefined {
    this.take(space, '')
    return this.text[this.at]
  }

  takes(character: string): boolean {
    if (this.next() !== character) return false
    this.at += 1
    return true
  }

  value(path: readonly (string | number)[]): void {
    const first = this.next()
    this.begins.set(path.join('\n'), this.at)
    if (first === '{') this.items('}', () => this.member(path))
    else if (first === '[') this.items(']', (index) => this.value([...path, index]))
    else this.take(scalar, 'a value')
  }

  member(path: readonly (string | number)[]): void {
    if (this.next() !== '"') this.fault('a name in double quotes')
    const name: unknown = JSON.parse(this.take(scalar, 'a name in double quotes'))
    if (!this.takes(':')) this.fault("':'")
    this.value([...path, String(name)])
  }

  items(end: '}' | ']', item: (index: number) => void): void {
    this.at += 1
    if (this.takes(end)) return
    for (let index = 0; ; index += 1) {
      item(index)
      if (this.takes(end)) return
      if (!this.takes(',')) this.fault(`',' or '${end}'`)
    }
  }

  whole(): this {
    this.value([])
    if (this.next() !== undefined) this.fault('the end of the file')
    return this
  }
}

/** Parses JSON. Throws a `JsonFault` with the position of the error, which `JSON.parse` often lacks. */
export function parseJson(text: string): unknown {
  new Scan(text).whole()
  return JSON.parse(text)
}

/** Returns the position of a value in a JSON text, or of the nearest parent when it is missing. */
export function placeInJson(text: string, path: readonly PropertyKey[]): JsonPlace {
  const { begins } = new Scan(text).whole()
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const offset = begins.get(path.slice(0, depth).map(String).join('\n'))
    if (offset !== undefined) return placeOf(text, offset)
  }
  return { line: 1, column: 1 }
}
