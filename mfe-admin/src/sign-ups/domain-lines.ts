/** Returns the domains of a text: one a line or with commas, in lower case, without @ and without doubles. */
export function domainsIn(text: string): readonly string[] {
  const words = text.split(/[\s,;]+/).map((word) => word.trim().toLowerCase().replace(/^@/, ''))
  return [...new Set(words.filter((word) => word !== ''))]
}
