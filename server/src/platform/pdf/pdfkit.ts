import PDFDocument from 'pdfkit'
import { fontFile, runsOf } from './fonts.ts'
import type { PdfPage, Pdfs } from './port.ts'

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
const small: Look = { size: 8.5, weight: 400, color: quiet }
const head: Look = { size: 20, weight: 700, color: ink }

function setFont(doc: Doc, part: string, { size, weight, color }: Look): void {
  const name = `${part}-${weight}`
  doc.registerFont(name, fontFile(part, weight))
  doc.font(name).fontSize(size).fillColor(color)
}

const widthOf = (doc: Doc, text: string, look: Look): number =>
  runsOf(text).reduce((width, run) => {
    setFont(doc, run.part, look)
    return width + doc.widthOfString(run.text)
  }, 0)

/** Splits a text into lines of a width. */
function linesOf(doc: Doc, text: string, width: number, look: Look): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(doc, longer, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Writes a line of several scripts. */
function writeLine(doc: Doc, text: string, at: { x: number; y: number }, look: Look): void {
  let { x } = at
  for (const run of runsOf(text)) {
    setFont(doc, run.part, look)
    doc.text(run.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text)
  }
}

/** A pen that goes down the pages. */
function penOf(doc: Doc) {
  const width = doc.page.width - 2 * margin
  let y = margin
  const down = (by: number) => {
    y += by
    if (y <= doc.page.height - margin) return
    doc.addPage()
    y = margin + by
  }
  return {
    text(text: string, look: Look, gap = 0) {
      for (const each of linesOf(doc, text, width, look)) {
        down(look.size * 1.5)
        writeLine(doc, each, { x: margin, y }, look)
      }
      y += gap
    },
    pair(text: string, amount: string, look: Look) {
      const amountWidth = widthOf(doc, amount, look)
      linesOf(doc, text, width - amountWidth - 24, look).forEach((each, at) => {
        down(look.size * 1.9)
        writeLine(doc, each, { x: margin, y }, look)
        if (at === 0) writeLine(doc, amount, { x: margin + width - amountWidth, y }, look)
      })
    },
    rule() {
      y += 8
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(line)
        .stroke()
    },
  }
}

function drawOn(doc: Doc, page: PdfPage): void {
  const pen = penOf(doc)
  pen.text(page.title, head, 8)
  for (const { name, value } of page.facts) pen.text(`${name}: ${value}`, normal)
  pen.rule()
  for (const { text, amount, isSum } of page.rows) {
    if (isSum) pen.rule()
    pen.pair(text, amount, isSum ? strong : normal)
  }
  pen.rule()
  for (const note of page.notes) pen.text(note, small, 4)
}

/** Draws documents with pdfkit, in a font that has several scripts. */
export const pdfkitPdfs: Pdfs = {
  draw: (page) =>
    new Promise((resolve, reject) => {
      const { title: Title, madeAt, language } = page
      const doc = new PDFDocument({
        ...{ size: 'A4', margin, lang: language, font: '' },
        info: { Title, CreationDate: madeAt, ModDate: madeAt },
      })
      const chunks: Uint8Array[] = []
      doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
      doc.on('error', reject)
      drawOn(doc, page)
      doc.end()
    }),
}
