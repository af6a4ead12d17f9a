import { readTemplate } from '@tessera/contracts/first-screen/read-template'
import { readingCalls } from '@tessera/contracts/first-screen/reading-calls'
import { drawTemplate } from '../draw-template.ts'
import type { FirstScreenReader } from '../reader.ts'
import type { ShownPage } from '../scope.ts'
import { visitorIn } from './drawn-pin.ts'

/** Writes a template with changed members. */
export const templateWith = (over: object): string =>
  JSON.stringify({
    schema: 1,
    answers: {},
    texts: [],
    style: '',
    unless: { has: '' },
    content: [{ tag: 'p', content: [] }],
    ...over,
  })

/** Reads a template of the module notes as the service does. */
export const readNotes = (text: string) =>
  readTemplate(text, { module: 'notes', calls: readingCalls })

/** The page that templates of tests draw. */
const shownPage = (over: Partial<ShownPage> = {}): ShownPage => ({
  content: { answers: [], pins: [] },
  params: {},
  query: new URLSearchParams(),
  ...over,
})

/** Draws a template's text; throws why it can't be read. */
export function drawText(
  text: string,
  page?: Partial<ShownPage>,
  reader: Partial<FirstScreenReader> = {},
) {
  const read = readNotes(text)
  if (!read.ok) throw new Error(read.why)
  return drawTemplate(read.template, shownPage(page), { ...visitorIn('en'), ...reader })?.markup
}
