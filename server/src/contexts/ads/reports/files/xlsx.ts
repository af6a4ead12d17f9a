import type { NumberLook } from '@tessera/contracts/ads/plain-number'
import { Zip, ZipDeflate } from 'fflate'
import { escapeText } from '../../../../documents/markup.ts'
import type { Cell } from './cell.ts'

/** The looks of cells, by their place in `cellXfs`. */
const lookIndex: Readonly<Record<NumberLook | 'day' | 'head', number>> = {
  count: 1,
  money: 2,
  share: 3,
  ratio: 2,
  day: 4,
  head: 5,
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/>${[3, 4, 10, 164].map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}<xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

/** The files around the sheet. */
const frame = (name: string): readonly (readonly [path: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${package_}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/relationships/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', styles],
]

/** Names of sheets have up to 31 units of UTF-16, of which an emoji takes several, without some signs. */
export function sheetName(name: string): string {
  let cut = ''
  const signs = new Intl.Segmenter().segment(name.replace(/[[\]:*?/\\']/g, ' ').trim())
  for (const { segment } of signs) {
    if (cut.length + segment.length > 31) break
    cut += segment
  }
  return cut.trim() || 'Report'
}

/** Escapes text, and leaves out the signs that XML has no way to write. */
const escaped = (text: string): string =>
  escapeText(text.toWellFormed().replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]/gu, ''))

/** The number of a day in spreadsheets: 1 is January 1, 1900, with a February 29 that never was. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000 + 25_569

const textXml = (text: string, style = ''): string =>
  `<c${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

// Words are cells of their own type, so that no text is ever a formula.
const cellXml = (cell: Cell): string => {
  if (cell === null) return '<c/>'
  if (cell.kind === 'text') return textXml(cell.text)
  if (cell.kind === 'day') return `<c s="${lookIndex.day}"><v>${dayNumber(cell.day)}</v></c>`
  return `<c s="${lookIndex[cell.look]}"><v>${cell.text}</v></c>`
}

const rowXml = (cells: readonly Cell[]): string => `<row>${cells.map(cellXml).join('')}</row>`

const sheetStart = (heads: readonly string[]): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="36" customWidth="1"/>${heads.length > 1 ? `<col min="2" max="${heads.length}" width="16" customWidth="1"/>` : ''}</cols><sheetData><row>${heads.map((text) => textXml(text, ` s="${lookIndex.head}"`)).join('')}</row>`

/** Writes rows as a workbook with one sheet, part by part. */
export async function* xlsxOf(
  name: string,
  heads: readonly string[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const written: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((fault, bytes) => {
    if (fault !== null) throw fault
    written.push(new Uint8Array(bytes))
  })
  const add = (path: string) => {
    const file = new ZipDeflate(path, { level: 3 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast)
  }
  for (const [path, xml] of frame(name)) add(path)(xml, true)
  const sheet = add('xl/worksheets/sheet1.xml')
  sheet(sheetStart(heads))
  yield* written.splice(0)
  for await (const rows of parts) {
    sheet(rows.map(rowXml).join(''))
    yield* written.splice(0)
  }
  sheet('</sheetData></worksheet>', true)
  zip.end()
  yield* written
}
