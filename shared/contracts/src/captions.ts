import * as limits from './limit-values.ts'
import { labelText } from './said-text.ts'

/** A text that is shown over a video for a time. */
export interface Cue {
  readonly startMs: number
  readonly endMs: number
  /** The place on the picture in WebVTT's settings; '' for the usual place. */
  readonly place: string
  readonly text: string
}

/** The fault of a captions file, and its line, counted from 1. */
export interface CaptionsFault {
  readonly kind: 'not-captions' | 'time' | 'order' | 'no-text' | 'empty' | 'too-large'
  readonly line: number
}

/** The cues of a captions file, or what is wrong with it. */
export type ReadCaptions =
  | { readonly ok: true; readonly cues: readonly Cue[] }
  | { readonly ok: false; readonly fault: CaptionsFault }

const time = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s+(\S.*?))?\s*$`)
/** Characters of a line that says when and where a text is shown. */
const timingMax = 500
const setting = /^(?:align:(?:start|center|end|left|right)|(?:line|position|size):[\d.]{1,6}%?)$/
const comment = /^(?:NOTE|STYLE|REGION)(?:\s|$)/
const tag = /^<\/?(?:[biu]|ruby|rt|[cv](?:[.\s][^<>]*)?|lang(?:[.\s][^<>]*)?)>$/
const entity = /&(?!(?:amp|lt|gt|lrm|rlm|nbsp|#\d{1,7});)/g

/** Numbers of characters that cannot be seen, or that turn the text around them. */
const hiddenEntity = /&#0*(?:[12]?\d|3[01]|127|8(?:23[4-8]|29[4-7]));/g

interface Line {
  readonly text: string
  readonly number: number
}

/** Returns the blocks between empty lines. */
function blocksOf(text: string): readonly (readonly [Line, ...Line[]])[] {
  const blocks: [Line, ...Line[]][] = []
  let open = false
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    const isEmpty = line.trim() === ''
    const last = blocks.at(-1)
    if (!isEmpty && open && last !== undefined) last.push({ text: line, number: at + 1 })
    else if (!isEmpty) blocks.push([{ text: line, number: at + 1 }])
    open = !isEmpty
  }
  return blocks
}

/** Keeps the tags of WebVTT; everything else becomes text without what cannot be seen. */
const safeText = (line: string): string =>
  labelText(line.replace(hiddenEntity, ' '))
    .split(/(<(?:\/?[a-z]|\d\d:)[^<>]*>)/i)
    .map((part, at) => {
      if (at % 2 === 1) return tag.test(part) ? part.replace(entity, '&amp;') : ''
      return part.replace(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('-->', '--&gt;')
    })
    .join('')

const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly (
  | string
  | undefined
)[]): number =>
  (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000 +
  Number(rest.padEnd(3, '0'))

type ReadCue = { readonly cue: Cue } | { readonly fault: CaptionsFault }

function cueOf(block: readonly [Line, ...Line[]]): ReadCue {
  const [first, second] = block
  const hasName = !first.text.includes('-->') && second !== undefined
  const said = hasName ? second : first
  const match = said.text.length > timingMax ? null : timing.exec(said.text)
  if (match === null) return { fault: { kind: 'time', line: said.number } }
  const [startMs, endMs] = [milliseconds(match.slice(1, 5)), milliseconds(match.slice(5, 9))]
  if (endMs <= startMs) return { fault: { kind: 'order', line: said.number } }
  const lines = block.slice(hasName ? 2 : 1)
  const text = lines
    .map((line) => safeText(line.text))
    .filter((line) => line !== '')
    .join('\n')
  if (lines.length === 0) return { fault: { kind: 'no-text', line: said.number } }
  const place = (match[9] ?? '')
    .split(/\s+/)
    .filter((each) => setting.test(each))
    .join(' ')
  return { cue: { startMs, endMs, place, text } }
}

const isHeader = (text: string): boolean => /^WEBVTT(?:[ \t]|$)/.test(text)

/** True when a block is the first of a SubRip file: an optional number, and a timing. */
const isSubRip = (block: readonly Line[]): boolean =>
  block.slice(0, 2).some(({ text }) => text.includes('-->')) ||
  /^\d+$/.test(block[0]?.text.trim() ?? '')

const bad = (kind: CaptionsFault['kind'], line: number): ReadCaptions => ({
  ok: false,
  fault: { kind, line },
})

/**
 * Reads a captions file, WebVTT or SubRip. Styles, comments and unknown tags are left out, so the
 * cues hold text alone.
 *
 *     readCaptions('1\n00:00:01,000 --> 00:00:02,500\nHello')
 */
export function readCaptions(file: string): ReadCaptions {
  if (file.length > limits.captionsMax) return bad('too-large', 1)
  const blocks = blocksOf(file.replace(/^\ufeff/, ''))
  const [first, ...rest] = blocks
  if (first === undefined) return bad('empty', 1)
  const hasHeader = isHeader(first[0].text)
  if (!hasHeader && !isSubRip(first)) return bad('not-captions', first[0].number)
  const cues: Cue[] = []
  for (const block of hasHeader ? rest : blocks) {
    if (hasHeader && comment.test(block[0].text)) continue
    const read = cueOf(block)
    if ('fault' in read) return { ok: false, fault: read.fault }
    if (read.cue.text !== '') cues.push(read.cue)
  }
  return cues.length === 0 ? bad('empty', first[0].number) : { ok: true, cues }
}

function clock(ms: number): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${part(hours, 2)}:${part(minutes, 2)}:${part(seconds % 60, 2)}.${part(ms % 1_000, 3)}`
}

/** Writes cues as WebVTT. */
export const vttOf = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ startMs, endMs, place, text }) =>
      [`${clock(startMs)} --> ${clock(endMs)}${place === '' ? '' : ` ${place}`}`, text].join('\n'),
    ),
    '',
  ].join('\n\n')
