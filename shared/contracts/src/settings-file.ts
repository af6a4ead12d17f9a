/** The settings that a file gives, and the lines that give none. */
interface SettingsText {
  readonly values: Readonly<Record<string, string>>
  /** The line of each setting, from 1 on. */
  readonly lines: Readonly<Record<string, number>>
  readonly faults: readonly { readonly line: number; readonly problem: string }[]
}

const assignment = /^(?:export\s+)?([A-Za-z_][\w-]*)\s*=\s*(.*)$/
const quoted = /^(["'])(.*)\1$/

/** Returns the value as it is written, or why it can't be read. */
function valueIn(written: string): { readonly value: string } | { readonly problem: string } {
  const [, mark = '', inside] = quoted.exec(written) ?? []
  if (inside !== undefined) {
    const isDouble = mark === '"'
    if ((isDouble ? inside.replace(/\\["\\]/g, '') : inside).includes(mark))
      return { problem: 'It has more than two of its quotation marks; put it into the other ones.' }
    return { value: isDouble ? inside.replace(/\\(["\\])/g, '$1') : inside }
  }
  if (/^["']/.test(written))
    return { problem: 'The quotation mark has no second one at the end of the line; add it.' }
  return /\s#/.test(written)
    ? { problem: 'Put the comment on a line of its own, or the value into quotation marks.' }
    : { value: written }
}

/** Writes a setting as a line of such a file, which systemd reads alike. */
export function settingsLine(name: string, value: string): string {
  if (/^[\w./:@,+-]*$/.test(value)) return `${name}=${value}\n`
  return value.includes("'")
    ? `${name}="${value.replace(/["\\]/g, '\\$&')}"\n`
    : `${name}='${value}'\n`
}

/**
 * Reads a file of settings: lines `NAME=value`, with or without quotation marks, comments and empty lines.
 * Between double ones, `\"` and `\\` are a quotation mark and a backslash. systemd reads the same lines as an
 * EnvironmentFile.
 *
 *     readSettingsText('# Ours\nPORT=4000').values // { PORT: '4000' }
 */
export function readSettingsText(text: string): SettingsText {
  const values = new Map<string, string>()
  const lines = new Map<string, number>()
  const faults: { readonly line: number; readonly problem: string }[] = []
  for (const [at, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = at + 1
    const trimmed = raw.trim()
    if (trimmed === '' || /^[#;]/.test(trimmed)) continue
    const [, name, written = ''] = assignment.exec(trimmed) ?? []
    if (name === undefined) {
      faults.push({ line, problem: 'It is no setting; write it as NAME=value.' })
      continue
    }
    const read = valueIn(written)
    const before = lines.get(name)
    if ('problem' in read) faults.push({ line, problem: `${name}: ${read.problem}` })
    else if (before !== undefined)
      faults.push({ line, problem: `${name} is in line ${before} too; keep one of them.` })
    else values.set(name, read.value)
    lines.set(name, line)
  }
  return { values: Object.fromEntries(values), lines: Object.fromEntries(lines), faults }
}
