const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between tags and inside quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Writes data for a script element: nothing in it can end the element or start another one. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/**
 * Writes an element without content. Leaves out attributes that are undefined; `true` has no value.
 */
export function tag(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [value === true ? ` ${key}` : ` ${key}="${escapeText(value)}"`],
  )
  return `<${name}${written.join('')}>`
}

/** Markup that is already written. A plain string beside it is text, which is escaped. */
export interface Markup {
  readonly markup: string
}

/** The attributes of an element; undefined ones are left out, and `true` has no value. */
type Attributes = Readonly<Record<string, string | true | undefined>>

const markupOf = (part: Markup | string): string =>
  typeof part === 'string' ? escapeText(part) : part.markup

/** Puts parts after each other. */
export const joined = (...parts: readonly (Markup | string)[]): Markup => ({
  markup: parts.map(markupOf).join(''),
})

/** Writes an element with its content. Texts are escaped, so nothing in them can end the element. */
export const element = (
  name: string,
  attributes: Attributes,
  ...content: readonly (Markup | string)[]
): Markup => ({ markup: `${tag(name, attributes)}${joined(...content).markup}</${name}>` })

/** Writes an element that has no content. */
export const voidElement = (name: string, attributes: Attributes): Markup => ({
  markup: tag(name, attributes),
})
