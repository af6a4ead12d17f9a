const color = process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined
const paint = (code: number, text: string): string =>
  color ? `\u001b[${code}m${text}\u001b[0m` : text

/** Prints a step of a command. */
export const say = (text: string): void => console.log(`${paint(2, '·')} ${text}`)

/** Prints a success. */
export const sayGood = (text: string): void => console.log(`${paint(32, '✓')} ${text}`)

/** Prints a warning. */
export const warn = (text: string): void => console.error(`${paint(33, '!')} ${text}`)

/** Ends the command with an error text that has the fix. */
export function fail(sentence: string): never {
  console.error(`${paint(31, '✗')} ${sentence}`)
  process.exit(1)
}

/** Returns a table of two columns. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${paint(1, name.padEnd(width))}  ${value}`).join('\n')
}

/** Returns the seconds since a start time, as text. */
export const seconds = (since: number): string =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`
