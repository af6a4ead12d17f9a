import { Resolver } from 'node:dns/promises'
import type { Pages } from '../pages/port.ts'
import type { DomainProof, DomainProofs } from './port.ts'

const patience = 4_000
const fileMaxBytes = 4_096

/** Returns the TXT records of a name; none when there is no such name. */
export type TextRecords = (name: string) => Promise<readonly string[]>

async function textRecords(name: string): Promise<readonly string[]> {
  const records = await new Resolver({ timeout: patience, tries: 2 }).resolveTxt(name)
  return records.map((parts) => parts.join(''))
}

const isOf = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/** True when the file says the value. A redirect may lead to a host of the same domain only. */
async function hasFile(pages: Pages, { domain, file, value }: DomainProof): Promise<boolean> {
  const page = await pages.fetch(file, { maxBytes: fileMaxBytes, accept: ['text/'] })
  if (!page.ok || !isOf(new URL(page.finalUrl).hostname, domain)) return false
  return new TextDecoder()
    .decode(page.bytes)
    .split('\n')
    .some((line) => line.trim() === value)
}

/** Finds proofs in the DNS, and in files that the domains serve. */
export function publishedProofs(pages: Pages, records: TextRecords = textRecords): DomainProofs {
  return {
    async find(proof) {
      const texts = await records(proof.record).catch(() => [])
      if (texts.some((text) => text.trim() === proof.value)) return 'record'
      return (await hasFile(pages, proof)) ? 'file' : null
    },
  }
}
