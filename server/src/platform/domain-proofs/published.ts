import { Resolver } from 'node:dns/promises'
import type { Pages } from '../pages/port.ts'
import type { Readers } from '../readers/port.ts'
import { headMetasReader } from './head-metas.ts'
import type { DomainProof, DomainProofs, MetaProof, Unproven } from './port.ts'

const patience = 4_000
const fileMaxBytes = 4_096
const pageMaxBytes = 1_048_576

/** Returns the TXT records of a name; none when there is no such name. */
export type TextRecords = (name: string) => Promise<readonly string[]>

async function textRecords(name: string): Promise<readonly string[]> {
  const records = await new Resolver({ timeout: patience, tries: 2 }).resolveTxt(name)
  return records.map((parts) => parts.join(''))
}

const isOf = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

interface ProofPorts {
  readonly pages: Pages
  readonly readers: Readers
}

/** The result of looking at one place. */
type Looked = 'proof' | Unproven

/** Compares the texts of a place with a value of the form `name=code`, or with the code alone. */
function compared(texts: readonly string[], value: string): Looked {
  if (texts.some((text) => text.trim() === value)) return 'proof'
  const [, start] = /^([^=]+=)/.exec(value) ?? []
  const isOther = start === undefined ? texts.length > 0 : texts.some((at) => at.startsWith(start))
  return isOther ? 'other-value' : 'nothing'
}

/** Fetches a text; a redirect may lead to a host of the same domain only. */
async function textAt(
  pages: Pages,
  { url, domain, maxBytes }: { readonly url: string; readonly domain: string; maxBytes: number },
): Promise<string | { readonly fault: Unproven }> {
  const page = await pages.fetch(url, { maxBytes, accept: ['text/', 'application/xhtml+xml'] })
  if (!page.ok) return { fault: page.code }
  if (!isOf(new URL(page.finalUrl).hostname, domain)) return { fault: 'elsewhere' }
  return new TextDecoder().decode(page.bytes)
}

async function lookInRecords(records: TextRecords, proof: DomainProof): Promise<Looked> {
  return compared(await records(proof.record).catch(() => []), proof.value)
}

async function lookInFile(pages: Pages, { domain, file, value }: DomainProof): Promise<Looked> {
  const text = await textAt(pages, { url: file, domain, maxBytes: fileMaxBytes })
  return typeof text === 'string' ? compared(text.split('\n'), value) : text.fault
}

async function lookInPage(
  { pages, readers }: ProofPorts,
  domain: string,
  meta: MetaProof,
): Promise<Looked> {
  const text = await textAt(pages, { url: meta.page, domain, maxBytes: pageMaxBytes })
  if (typeof text !== 'string') return text.fault
  const input = { html: text, name: meta.name }
  const read = await readers.read(headMetasReader, { input, by: { who: `proof:${domain}` } })
  if (!read.ok) return read.fault === 'file-heavy' ? 'too-large' : 'too-slow'
  return compared(read.output, meta.content)
}

/** Finds proofs in the DNS, in files that the domains serve, and in the heads of their pages. */
export function publishedProofs(
  ports: ProofPorts,
  records: TextRecords = textRecords,
): DomainProofs {
  const { pages } = ports
  return {
    async find(proof, onUnproven = () => undefined) {
      const { domain, meta } = proof
      const inRecords = await lookInRecords(records, proof)
      if (inRecords === 'proof') return 'record'
      onUnproven('record', inRecords)
      const inFile = await lookInFile(pages, proof)
      if (inFile === 'proof') return 'file'
      onUnproven('file', inFile)
      if (meta === undefined) return null
      const inPage = await lookInPage(ports, domain, meta)
      if (inPage === 'proof') return 'page'
      onUnproven('page', inPage)
      return null
    },
  }
}
