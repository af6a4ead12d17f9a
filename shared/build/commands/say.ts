const color = process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined
const paint = (code: number, text: string): string =>
  color ? `\u001b[${code}m${text}\u001b[0m` : text

/** One step of a command's progress. */
export const say = (text: string): void => console.log(`${paint(2, '·')} ${text}`)

/** A step that came out well. */
export const sayGood = (text: string): void => console.log(`${paint(32, '✓')} ${text}`)

/** Something to look at; the command goes on. */
export const warn = (text: string): void => console.error(`${paint(33, '!')} ${text}`)

/** Ends the command with one sentence that holds the fix. */
export function fail(sentence: string): never {
  console.error(`${paint(31, '✗')} ${sentence}`)
  process.exit(1)
}

/** A table of two columns, the first as wide as it needs to be. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${paint(1, name.padEnd(width))}  ${value}`).join('\n')
}

/** How long something took, for a person. */
export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`
