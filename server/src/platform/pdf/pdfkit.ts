import PDFDocument from 'pdfkit'
import { loadFonts, runsOf, unwritten } from './fonts.ts'
import type { PdfPage, Pdfs } from './port.ts'
import { visualRuns } from './visual-runs.ts'

type Doc = InstanceType<typeof PDFDocument>

const margin = 56
const ink = '#1d1a17'
const quiet = '#635b53'
const line = '#d6cdc0'

interface Look {
  readonly size: number
  readonly weight: 400 | 700
  readonly color: string
}

const normal: Look = { size: 10, weight: 400, color: ink }
const strong: Look = { ...normal, weight: 700 }
const faint: Look = { ...normal, color: quiet }
const small: Look = { size: 8.5, weight: 400, color: quiet }
const head: Look = { size: 20, weight: 700, color: ink }

function setFont(doc: Doc, part: string, { size, weight, color }: Look): void {
  doc.font(`${part}-${weight}`).fontSize(size).fillColor(color)
}

const widthOf = (doc: Doc, text: string, look: Look): number =>
  visualRuns(text).reduce((width, run) => {
    setFont(doc, run.part, look)
    return width + doc.widthOfString(run.text)
  }, 0)

/** Splits a word that is wider than a line, such as a name in Chinese. */
function piecesOf(doc: Doc, word: string, width: number, look: Look): readonly string[] {
  if (widthOf(doc, word, look) <= width) return [word]
  const pieces = ['']
  for (const sign of word) {
    const longer = `${pieces.at(-1)}${sign}`
    if (widthOf(doc, longer, look) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(sign)
  }
  return pieces
}

/** Splits a text into lines of a width. */
function linesOf(doc: Doc, text: string, width: number, look: Look): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(doc, longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(...piecesOf(doc, word, width, look))
  }
  return lines
}

/** Writes a line of several scripts. */
function writeLine(doc: Doc, text: string, at: { x: number; y: number }, look: Look): void {
  let { x } = at
  for (const run of visualRuns(text)) {
    setFont(doc, run.part, look)
    doc.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text)
  }
}

/** The space that the foot of a page takes, and that the names of facts have. */
const [footHeight, namesWidth] = [28, 96]

/** A pen that goes down the pages. */
function penOf(doc: Doc) {
  const width = doc.page.width - 2 * margin
  let y = margin
  /** Begins a page where less than this height is left, so that the lines of a row stay together. */
  const keep = (height: number) => {
    if (y + height <= doc.page.height - margin - footHeight) return
    doc.addPage()
    y = margin
  }
  const down = (by: number) => {
    keep(by)
    y += by
  }
  return {
    text(text: string, look: Look, gap = 0) {
      for (const each of linesOf(doc, text, width, look)) {
        down(look.size * 1.5)
        writeLine(doc, each, { x: margin, y }, look)
      }
      y += gap
    },
    fact(name: string, texts: readonly string[]) {
      const lines = texts.flatMap((text) => linesOf(doc, text, width - namesWidth, normal))
      keep(lines.length * 15 + 5)
      lines.forEach((each, at) => {
        down(15)
        if (at === 0) writeLine(doc, name, { x: margin, y }, faint)
        writeLine(doc, each, { x: margin + namesWidth, y }, normal)
      })
      y += 5
    },
    pair(text: string, amount: string, look: Look) {
      const amountWidth = widthOf(doc, amount, look)
      const lines = linesOf(doc, text, width - amountWidth - 24, look)
      keep(look.size * (1.9 + (lines.length - 1) * 1.4))
      lines.forEach((each, at) => {
        down(look.size * (at === 0 ? 1.9 : 1.4))
        writeLine(doc, each, { x: margin, y }, look)
        if (at === 0) writeLine(doc, amount, { x: margin + width - amountWidth, y }, look)
      })
    },
    rule(gap = 8) {
      y += gap
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke()
    },
    gap(by: number) {
      y += by
    },
  }
}

/** Writes the foot of each page, once their number is known. */
function drawFeet(doc: Doc, { footOf }: PdfPage): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    const y = doc.page.height - margin
    writeLine(doc, footOf(page + 1, count), { x: margin, y }, small)
  }
}

function drawOn(doc: Doc, page: PdfPage): void {
  const pen = penOf(doc)
  pen.text(page.title, head, 12)
  for (const { name, lines } of page.facts) pen.fact(name, lines)
  pen.rule()
  for (const { text, amount, isSum } of page.rows) {
    if (isSum) pen.rule()
    pen.pair(text, amount, isSum ? strong : normal)
  }
  pen.rule()
  pen.gap(6)
  for (const note of page.notes) pen.text(note, small, 4)
  drawFeet(doc, page)
}

const isUnwritten = (text: string): boolean =>
  runsOf(text).some((run) => run.text.includes(unwritten))

/** Returns all texts of a page; the feet have no letters that are not among them. */
const textsOf = ({
  title,
  facts,
  rows,
  notes,
  unwrittenNote,
  footOf,
}: PdfPage): readonly string[] => [
  title,
  footOf(1, 1),
  '0123456789',
  ...facts.flatMap(({ name, lines }) => [name, ...lines]),
  ...rows.flatMap(({ text, amount }) => [text, amount]),
  ...notes,
  unwrittenNote,
]

async function draw(page: PdfPage): Promise<Uint8Array<ArrayBuffer>> {
  const { title: Title, madeAt, language } = page
  const texts = textsOf(page)
  const fonts = await loadFonts(texts)
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    font: '',
    bufferPages: true,
    info: { Title, CreationDate: madeAt, ModDate: madeAt },
  })
  for (const [name, file] of fonts) doc.registerFont(name, file)
  const written = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  const { notes, unwrittenNote } = page
  drawOn(doc, texts.some(isUnwritten) ? { ...page, notes: [...notes, unwrittenNote] } : page)
  doc.end()
  return written
}

/** Draws documents with pdfkit, in fonts that have most scripts. */
export const pdfkitPdfs: Pdfs = { draw }
