import { isAddressFault, wordsOfServer } from '../mail/address-fault.ts'
import { reportHeader } from '../mail/report-header.ts'
import type { Reader } from '../readers/port.ts'
import type { MessageReport } from './port.ts'

/** Parts of a report, and header lines and fields of each; more are ignored. */
const partsMost = 12
const linesMost = 500
const fieldMost = 2_000

type Fields = ReadonlyMap<string, string>

interface Entity {
  readonly fields: Fields
  readonly lines: readonly string[]
}

/** Reads header fields up to a blank line; the first of a name counts. */
function fieldsOf(lines: readonly string[]): { readonly fields: Fields; readonly end: number } {
  const fields = new Map<string, string>()
  let name = ''
  let at = 0
  for (; at < lines.length && at < linesMost; at += 1) {
    const line = lines[at] ?? ''
    if (line === '') break
    if (/^[ \t]/.test(line)) {
      const before = fields.get(name)
      if (before !== undefined && before.length < fieldMost)
        fields.set(name, `${before} ${line.trim().slice(0, fieldMost)}`)
      continue
    }
    const colon = line.indexOf(':')
    const found = colon < 1 ? '' : line.slice(0, colon).trim().toLowerCase()
    name = fields.has(found) ? '' : found
    if (name !== '')
      fields.set(
        name,
        line
          .slice(colon + 1)
          .trim()
          .slice(0, fieldMost),
      )
  }
  return { fields, end: at }
}

function entityOf(lines: readonly string[]): Entity {
  const { fields, end } = fieldsOf(lines)
  return { fields, lines: lines.slice(end + 1) }
}

const typeOf = ({ fields }: Entity): string =>
  (fields.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Returns a parameter of a content type, such as its boundary. */
function parameterOf({ fields }: Entity, name: string): string | undefined {
  for (const part of (fields.get('content-type') ?? '').split(';').slice(1)) {
    const equals = part.indexOf('=')
    if (part.slice(0, equals).trim().toLowerCase() === name)
      return part
        .slice(equals + 1)
        .trim()
        .replace(/^"|"$/g, '')
  }
  return undefined
}

function partsOf(whole: Entity): readonly Entity[] {
  const boundary = parameterOf(whole, 'boundary')
  if (boundary === undefined || boundary === '') return []
  const found: Entity[] = []
  let start: number | undefined
  for (const [at, line] of whole.lines.entries()) {
    if (!line.startsWith(`--${boundary}`)) continue
    if (start !== undefined) found.push(entityOf(whole.lines.slice(start, at)))
    start = at + 1
    if (found.length >= partsMost || line.startsWith(`--${boundary}--`)) return found
  }
  return found
}

/** Decodes the content of a part: some servers encode what the standard sends plain. */
function contentOf({ fields, lines }: Entity): readonly string[] {
  const encoding = (fields.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding === 'base64') return linesOf(Buffer.from(lines.join(''), 'base64').toString('utf8'))
  if (encoding !== 'quoted-printable') return lines
  const text = lines.join('\n').replace(/=\n/g, '')
  return text
    .replace(/=([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
    .split('\n')
}

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/)

/** Reads the groups of fields of a delivery status: one for the message, and one for each recipient. */
function groupsOf(lines: readonly string[]): readonly Fields[] {
  const groups: Fields[] = []
  let rest = lines
  for (let read = 0; read < partsMost && rest.length > 0; read += 1) {
    const { fields, end } = fieldsOf(rest)
    groups.push(fields)
    rest = rest.slice(end + 1)
  }
  return groups
}

/** Returns what a delivery status reports: a failure of the address, or nothing. */
function bounceIn(part: Entity): Pick<MessageReport, 'kind' | 'detail'> | undefined {
  for (const group of groupsOf(contentOf(part))) {
    const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '')?.[0] ?? null
    if (group.get('action')?.toLowerCase() !== 'failed' || !isAddressFault(status)) continue
    const said = (group.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '')
    return { kind: 'bounced', detail: wordsOfServer(said === '' ? (status ?? '') : said) }
  }
  return undefined
}

const complaints = new Set(['abuse', 'opt-out', 'opt-out-list'])

/** Returns what a feedback report says, unless it is that an email was no spam. */
function complaintIn(part: Entity): Pick<MessageReport, 'kind' | 'detail'> | undefined {
  const { fields } = fieldsOf(contentOf(part))
  if (!complaints.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return undefined
  return { kind: 'complained', detail: wordsOfServer(fields.get('user-agent') ?? '') }
}

/** Returns the token in the headers of the email that a report is about. */
function tokenIn(part: Entity): string | undefined {
  const { fields } = fieldsOf(contentOf(part))
  return fields.get(reportHeader.toLowerCase())?.replace(/\s/g, '')
}

/**
 * Reads a message by which a mail server reports that an email wasn't delivered (RFC 3464), or that its
 * reader marked it as spam (RFC 5965). Returns null for every other message, such as a delay.
 */
export function readReportMessage(text: string): MessageReport | null {
  const whole = entityOf(linesOf(text))
  if (typeOf(whole) !== 'multipart/report') return null
  const parts = partsOf(whole)
  const said = parts.flatMap((part) => {
    const type = typeOf(part)
    if (/^message\/(global-)?delivery-status$/.test(type)) return bounceIn(part) ?? []
    return type === 'message/feedback-report' ? (complaintIn(part) ?? []) : []
  })[0]
  const token = parts.flatMap((part) =>
    /^(message\/(rfc822|global|global-headers|rfc822-headers)|text\/rfc822(-headers)?)$/.test(
      typeOf(part),
    )
      ? (tokenIn(part) ?? [])
      : [],
  )[0]
  return said === undefined || token === undefined ? null : { ...said, token }
}

/** Reads a report in a thread of readers, because strangers can write one. */
export const reportMessageReader: Reader<{ readonly text: string }, MessageReport | null> = {
  name: 'mail-report',
  read: ({ text }) => readReportMessage(text),
}
