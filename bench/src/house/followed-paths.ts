/** The paths that docs/architecture.md follows through the product, by the titles of their sections. */
export const followedPaths = [
  'Follow a save',
  'Follow a bulk move',
  'Follow a log-in with a second factor',
  "Follow a search's suggestions",
] as const

/** Returns the numbered lines of a section; undefined when the document has no such section. */
export function numberedLines(document: string, title: string): readonly string[] | undefined {
  const sections = document.split(/^## /m)
  const section = sections.find((text) => text.split('\n', 1)[0]?.replace('’', "'") === title)
  return section?.split('\n').filter((line) => /^\d+\. /.test(line))
}

/** Returns the file that a numbered line names first, in backticks. */
export const fileOfLine = (line: string): string | undefined => /`([^`]+)`/.exec(line)?.[1]
