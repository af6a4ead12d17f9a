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
