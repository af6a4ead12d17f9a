/** The meaning of the names and functions of an expression. */
export interface Meaning {
  readonly value: (name: string) => unknown
  readonly call?: (name: string, args: readonly unknown[]) => unknown
}

const token =
  /\s*(&&|\|\||==|!=|=~|!~|[!(),]|'(?:[^']|'')*'|"[^"]*"|\/(?:[^/\\]|\\.)+\/|\$?[\w.-]+)/y

function tokensOf(text: string): string[] {
  const found: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex
    const [, next] = token.exec(text) ?? []
    if (next === undefined)
      throw new Error(`The expression '${text}' is not understood from '${text.slice(from)}' on.`)
    found.push(next)
  }
  return found
}

/** Reads the tokens of an expression from the left. */
class Reader {
  readonly #left: string[]
  readonly #meaning: Meaning

  constructor(text: string, meaning: Meaning) {
    this.#left = tokensOf(text)
    this.#meaning = meaning
  }

  /** Reads all of it. */
  whole(): unknown {
    const value = this.#either()
    if (this.#left.length === 0) return value
    throw new Error(`'${this.#left[0]}' is not expected in an expression.`)
  }

  #took(...tokens: readonly string[]): string | undefined {
    const [next = ''] = this.#left
    return tokens.includes(next) ? this.#left.shift() : undefined
  }

  #either(): unknown {
    let value = this.#both()
    while (this.#took('||')) {
      const other = this.#both()
      value = value || other
    }
    return value
  }

  #both(): unknown {
    let value = this.#compared()
    while (this.#took('&&')) {
      const other = this.#compared()
      value = value && other
    }
    return value
  }

  #compared(): unknown {
    const one = this.#operand()
    const sign = this.#took('==', '!=', '=~', '!~')
    if (sign === undefined) return one
    const other = this.#operand()
    const text = (value: unknown) => String(value ?? '')
    const isSo = sign.endsWith('~')
      ? new RegExp(text(other)).test(text(one))
      : text(one) === text(other)
    return sign.startsWith('!') ? !isSo : isSo
  }

  #operand(): unknown {
    const next = this.#left.shift()
    if (next === undefined) throw new Error('An expression ends too early.')
    if (next === '!') return !this.#operand()
    if (next === '(') return this.#until(')')[0]
    if (/^['"/]/.test(next)) return next.slice(1, -1).replaceAll("''", "'")
    if (next === 'null') return undefined
    if (next === 'true' || next === 'false') return next === 'true'
    if (!this.#took('(')) return this.#meaning.value(next)
    const args = this.#until(')')
    if (this.#meaning.call === undefined) throw new Error(`${next}() is no function here.`)
    return this.#meaning.call(next, args)
  }

  #until(end: string): readonly unknown[] {
    const values: unknown[] = []
    while (!this.#took(end)) {
      values.push(this.#either())
      this.#took(',')
    }
    return values
  }
}

/** Evaluates an expression of a pipeline. What it does not know is an error, so that nothing is left out silently. */
export const evaluated = (text: string, meaning: Meaning): unknown =>
  new Reader(text, meaning).whole()
