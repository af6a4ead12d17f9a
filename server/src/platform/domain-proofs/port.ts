/** Where a proof is published for a domain, and what it says. */
export interface DomainProof {
  readonly domain: string
  /** The name of the TXT record. */
  readonly record: string
  /** The URL of the file. */
  readonly file: string
  readonly value: string
}

/** How a domain was proven; null when neither its TXT record nor its file has the value. */
export type ProvenBy = 'record' | 'file' | 'reserved' | null

/** Looks at domains for the proof that somebody controls them. */
export interface DomainProofs {
  find(proof: DomainProof): Promise<ProvenBy>
}
