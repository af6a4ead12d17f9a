import { quoted, type SchemaSource } from '@tessera/contracts/releases/gate/schema-source'

const width = 100

/** True for a part that fills several lines whatever its width: an object with fields. */
function isTall(source: SchemaSource): boolean {
  if ('fields' in source) return source.fields.length > 0
  if ('list' in source) return source.list.some(isTall)
  if ('call' in source) return source.args.some(isTall)
  return 'of' in source && (isTall(source.of) || source.checks.some(isTall))
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** Returns a part in one line. */
function flat(source: SchemaSource): string {
  if ('text' in source) return source.text
  if ('list' in source) return `[${source.list.map(flat).join(', ')}]`
  if ('call' in source) return `${source.call}(${source.args.map(flat).join(', ')})`
  if ('of' in source) return `${flat(source.of)}.check(${source.checks.map(flat).join(', ')})`
  return source.fields.length === 0 ? '{}' : ''
}

interface Place {
  readonly indent: string
  /** The signs of the line before and after the part. */
  readonly used: number
}

/** Returns parts on lines of their own, between brackets. */
function lines(
  [open, close]: readonly [string, string],
  parts: readonly string[],
  { indent }: Place,
): string {
  return [open, ...parts.map((part) => `${indent}  ${part},`), `${indent}${close}`].join('\n')
}

function args(of: readonly SchemaSource[], place: Place): string {
  const [only] = of
  if (only !== undefined && of.length === 1 && ('fields' in only || 'list' in only))
    return `(${sourceText(only, { ...place, used: place.used + 2 })})`
  const inner = { indent: `${place.indent}  `, used: place.indent.length + 3 }
  return lines(
    ['(', ')'],
    of.map((each) => sourceText(each, inner)),
    place,
  )
}

/** Returns the text of a schema's source, laid out as the formatter of the repository does it. */
export function sourceText(source: SchemaSource, place: Place): string {
  if (!isTall(source) && flat(source).length + place.used <= width) return flat(source)
  const inner = { indent: `${place.indent}  `, used: place.indent.length + 3 }
  if ('text' in source) return source.text
  if ('list' in source)
    return lines(
      ['[', ']'],
      source.list.map((each) => sourceText(each, inner)),
      place,
    )
  if ('fields' in source)
    return lines(
      ['{', '}'],
      source.fields.map(([name, value]) => {
        const before = `${key(name)}: `
        return before + sourceText(value, { ...inner, used: inner.used + before.length })
      }),
      place,
    )
  if ('call' in source) return source.call + args(source.args, place)
  return `${sourceText(source.of, place)}.check${args(source.checks, place)}`
}
