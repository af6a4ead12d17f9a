type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Error codes of a full disk or quota, of the operating system and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** True when an error reports a full disk, however deep it is wrapped. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; isFields(at); at = at.cause)
    if (typeof at.code === 'string' && codes.has(at.code)) return true
  return false
}
