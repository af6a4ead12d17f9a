import { tagReader } from '../../../platform/pages/tag-reader.ts'
import { type RawPin, type RawPins, rawPins } from './plan.ts'

/** The names of a field in the exports, without case, spaces and underscores. */
const names = {
  board: ['boardname', 'board'],
  section: ['boardsectionname', 'boardsection', 'sectionname', 'section'],
  title: ['title', 'pintitle', 'gridtitle'],
  description: ['description', 'details', 'note'],
  link: ['canonicallink', 'link', 'sourceurl', 'url'],
  image: ['image', 'imageurl', 'imagelink', 'mediaurl'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Fields = ReadonlyMap<string, string>

const key = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')
const isBlank = (text: string): boolean => /^(|no data|n\/a|none|null)$/i.test(text.trim())

function pinOf(fields: Fields): RawPin {
  const first = (wanted: readonly string[]) =>
    wanted.map((name) => fields.get(name)).find((text) => text !== undefined && !isBlank(text))
  return {
    board: first(names.board),
    section: first(names.section),
    title: first(names.title),
    description: first(names.description),
    link: first(names.link),
    image: first(names.image),
  }
}

const hasPin = (fields: Fields): boolean =>
  [...names.link, ...names.image].some((name) => fields.has(name)) &&
  [...names.board, ...names.title].some((name) => fields.has(name))

/** Returns the text of a value: a name or an address where it is an object. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  const inner = new Map(Object.entries(value))
  const found = [inner.get('name'), inner.get('url'), inner.get('title')]
  return found.find((each) => typeof each === 'string')
}

/** Collects the objects in JSON that look like pins, wherever they are. */
function pinsIn(value: unknown, found: ReturnType<typeof rawPins>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > 8) return
  if (Array.isArray(value)) {
    for (const each of value) pinsIn(each, found, depth + 1)
    return
  }
  const fields = new Map<string, string>()
  for (const [name, held] of Object.entries(value)) {
    const text = textOf(held)
    if (text !== undefined) fields.set(key(name), text)
  }
  if (hasPin(fields)) found.add(pinOf(fields))
  else for (const each of Object.values(value)) pinsIn(each, found, depth + 1)
}

/** Reads a JSON file of an export of Pinterest. */
export function readPinterestJson(text: string): RawPins {
  const found = rawPins()
  try {
    pinsIn(JSON.parse(text), found)
  } catch {
    return { pins: [], leftOut: [], beyond: 0 }
  }
  return found.all()
}

/** Returns the lines of a page, with the address of a link in place of its text. */
function linesOf(html: string): readonly string[] {
  let text = ''
  let link: string | undefined
  const breaks = new Set(['br', 'p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'hr'])
  const reader = tagReader({
    matters: (name) => {
      if (breaks.has(name)) text += '\n'
      return name === 'a'
    },
    onTag({ attributes }) {
      link = attributes.get('href')
      if (link !== undefined && /^https?:/i.test(link)) text += link
      else link = undefined
    },
    onClose(name) {
      if (name === 'a') link = undefined
      if (breaks.has(name)) text += '\n'
    },
    onText: (part) => {
      if (link === undefined) text += part
    },
  })
  reader.write(html)
  reader.end()
  return text.split('\n')
}

const known = new Set<string>(Object.values(names).flat())

/** Reads an HTML file of an export of Pinterest: lines of 'name: value', a pin after the other. */
export function readPinterestHtml(html: string): RawPins {
  const found = rawPins()
  let fields = new Map<string, string>()
  const end = () => {
    if (hasPin(fields)) found.add(pinOf(fields))
    fields = new Map()
  }
  for (const line of linesOf(html)) {
    const [, name = '', value = ''] = /^\s*([A-Za-z _]{2,30}):\s*(.*)$/.exec(line) ?? []
    const field = key(name)
    if (!known.has(field)) continue
    // A field that was there already begins the next pin.
    if (fields.has(field)) end()
    fields.set(field, value.trim())
  }
  end()
  return found.all()
}
