import { createHash } from 'node:crypto'
import { DOMParser, type Element, type Node, onErrorStopParsing } from '@xmldom/xmldom'

/** One text in a file for translators: a whole text, or one form of a word that goes with a number. */
export interface Unit {
  readonly key: string
  /** The plural form; null for a text that goes with no number. */
  readonly form: Intl.LDMLPluralRule | null
  readonly source: string
  readonly target: string
  /** The places where the text stands, each as a path, a colon and a line. */
  readonly places: readonly string[]
  /** Facts that a translator needs. */
  readonly notes: readonly string[]
}

/** The texts of one package in a file for translators. */
export interface UnitFile {
  readonly room: string
  readonly units: readonly Unit[]
}

/** A translation that a file brings. */
export interface ReadUnit {
  readonly id: string
  readonly target: string
}

/** The content of a file for translators. */
export interface ReadFile {
  readonly locale: string
  readonly rooms: readonly { readonly room: string; readonly units: readonly ReadUnit[] }[]
}

/** Returns the id of a text, which lasts as long as its English text does. */
export const unitId = (room: string, { key, form }: Pick<Unit, 'key' | 'form'>): string =>
  createHash('sha256')
    .update(JSON.stringify([room, key, form]))
    .digest('hex')
    .slice(0, 16)

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Writes slots as placeholders, which translators' tools protect. */
const withPlaceholders = (text: string): string =>
  escaped(text).replace(/\{(\w+)\}/g, '<x id="$1" equiv-text="{$1}"/>')

function placeLines(place: string): string {
  const [, file = place, line = '1'] = /^(.*):(\d+)$/.exec(place) ?? []
  return `        <context-group purpose="location"><context context-type="sourcefile">${escaped(file)}</context><context context-type="linenumber">${line}</context></context-group>`
}

function unitLines(room: string, unit: Unit): string {
  const { key, source, target, places, notes } = unit
  const state = target === '' ? 'needs-translation' : 'translated'
  return [
    `      <trans-unit id="${unitId(room, unit)}" resname="${escaped(key)}" xml:space="preserve">`,
    `        <source>${withPlaceholders(source)}</source>`,
    `        <target state="${state}">${withPlaceholders(target)}</target>`,
    ...places.map(placeLines),
    ...notes.map((note) => `        <note>${escaped(note)}</note>`),
    '      </trans-unit>',
  ].join('\n')
}

/** Returns texts as XLIFF 1.2, which most tools of translators read. */
export function writeXliff(locale: string, files: readonly UnitFile[]): string {
  const parts = files.map(
    ({
      room,
      units,
    }) => `  <file original="${escaped(room)}" source-language="en" target-language="${locale}" datatype="plaintext">
    <body>
${units.map((unit) => unitLines(room, unit)).join('\n')}
    </body>
  </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
${parts.join('\n')}
</xliff>
`
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** Returns the text of a source or target, with placeholders as slots again. */
function textOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (!isElement(child)) return child.nodeValue ?? ''
      const isPlaceholder = child.localName === 'x' || child.localName === 'ph'
      return isPlaceholder ? `{${child.getAttribute('id') ?? ''}}` : textOf(child)
    })
    .join('')
}

const within = (element: Element, name: string): readonly Element[] => [
  ...element.getElementsByTagNameNS('*', name),
]

function unitOf(unit: Element): ReadUnit {
  const target = [...unit.childNodes]
    .filter(isElement)
    .find(({ localName }) => localName === 'target')
  return { id: unit.getAttribute('id') ?? '', target: target === undefined ? '' : textOf(target) }
}

/** Reads what `writeXliff` wrote and a translator filled in; a text that says why it can't be read. */
export function readXliff(text: string): ReadFile | string {
  if (/<!DOCTYPE/i.test(text)) return 'The file has a DOCTYPE, which XLIFF files do not need.'
  try {
    const root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(
      text.replace(/^\uFEFF/, ''),
      'text/xml',
    ).documentElement
    if (root?.localName !== 'xliff')
      return 'The file is no XLIFF: its first element is not <xliff>.'
    const version = root.getAttribute('version')
    if (version !== '1.2')
      return `The file is XLIFF ${version ?? 'without a version'}; save it as XLIFF 1.2.`
    const files = within(root, 'file')
    const locales = [...new Set(files.map((file) => file.getAttribute('target-language') ?? ''))]
    const [locale = ''] = locales
    if (locales.length !== 1 || !/^[a-z]{2,3}$/.test(locale))
      return 'The file does not name one language in target-language, such as fr.'
    return {
      locale,
      rooms: files.map((file) => ({
        room: file.getAttribute('original') ?? '',
        units: within(file, 'trans-unit').map(unitOf),
      })),
    }
  } catch (error) {
    return `The file is no whole XML: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`
  }
}
