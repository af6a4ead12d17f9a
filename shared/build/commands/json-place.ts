/** A place in a text, counted from 1 as editors do. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Where a JSON text stops being JSON. */
export class JsonFault extends Error {
  readonly place: Place

  constructor(message: string, place: Place) {
    super(message)
    this.place = place
  }
}

const placeOf = (text: string, offset: number): Place => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

const scalar =
  /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const space = /[ \t\r\n]*/y

/** Reads through a JSON text and notes where each value begins, by its path. */
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

  /** Skips white space and gives the next character without taking it. */
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

/** Parses JSON. Throws a `JsonFault` with the place where the text is wrong, which `JSON.parse` often does not tell. */
export function parseJson(text: string): unknown {
  new Scan(text).whole()
  return JSON.parse(text)
}

/** The place of a value in a JSON text, or of the nearest value around it when it is missing. */
export function placeInJson(text: string, path: readonly PropertyKey[]): Place {
  const { begins } = new Scan(text).whole()
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const offset = begins.get(path.slice(0, depth).map(String).join('\n'))
    if (offset !== undefined) return placeOf(text, offset)
  }
  return { line: 1, column: 1 }
}
