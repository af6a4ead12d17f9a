import { webAddress } from '@tessera/contracts/web-address'
import { embeddedPicture } from '@tessera/ways-in/embedded-picture'

/** The content of a paste or drop: pictures, folders of them, or the address of a page or picture. */
export type Transfer =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'folders'; readonly entries: readonly FileSystemEntry[] }
  | { readonly kind: 'address'; readonly address: string }

/** The parts of a browser's DataTransfer that are read. */
export type TransferData = Pick<DataTransfer, 'files' | 'getData'> &
  Partial<Pick<DataTransfer, 'items'>>

const quoted = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i

/** Returns the image of a markup that has nothing else to read, as browsers write for a dragged image. */
function imageIn(html: string): string | undefined {
  if (html.replace(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim() !== '') return undefined
  const [, double, single] = quoted.exec(html) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&')
}

/** Returns the first address of a list or text; lines with '#' are comments. */
function addressIn(text: string): string | undefined {
  const [first = ''] = text.split(/\r?\n/).filter((line) => !line.startsWith('#'))
  return webAddress(first)
}

function entriesOf({ items }: TransferData): readonly FileSystemEntry[] {
  return [...(items ?? [])].flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : [],
  )
}

/**
 * Reads what is pasted or dropped; undefined for anything that no pin can be made from. Called in the event itself:
 * browsers empty the data afterwards.
 */
export function readTransfer(data: TransferData | null): Transfer | undefined {
  if (data === null) return undefined
  const entries = entriesOf(data)
  if (entries.some(({ isDirectory }) => isDirectory)) return { kind: 'folders', entries }
  if (data.files.length > 0) return { kind: 'files', files: [...data.files] }
  const image = imageIn(data.getData('text/html')) ?? ''
  const file = embeddedPicture(image)
  if (file !== undefined) return { kind: 'files', files: [file] }
  const address =
    webAddress(image) ?? addressIn(data.getData('text/uri-list') || data.getData('text/plain'))
  return address === undefined ? undefined : { kind: 'address', address }
}
