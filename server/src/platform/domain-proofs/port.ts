import type { PageFault } from '../pages/port.ts'

/** A meta tag in the head of a page. */
export interface MetaProof {
  /** The URL of the page. */
  readonly page: string
  readonly name: string
  readonly content: string
}

/** Where a proof is published for a domain, and what it says. */
export interface DomainProof {
  readonly domain: string
  /** The name of the TXT record. */
  readonly record: string
  /** The URL of the file. */
  readonly file: string
  readonly value: string
  /** The meta tag that proves it too; companies have none. */
  readonly meta?: MetaProof
}

/** How a domain was proven; null when neither its record, its file nor its page has the value. */
export type ProvenBy = 'record' | 'file' | 'page' | 'reserved' | null

/** What was found in a place where the proof is not. */
export type Unproven =
  /** It answers, without a proof. */
  | 'nothing'
  /** It has a proof with another value. */
  | 'other-value'
  /** It redirects to another domain. */
  | 'elsewhere'
  | PageFault

/** Called with each place that has no proof. */
export type OnUnproven = (place: 'record' | 'file' | 'page', seen: Unproven) => void

/** Looks at domains for the proof that somebody controls them. */
export interface DomainProofs {
  find(proof: DomainProof, onUnproven?: OnUnproven): Promise<ProvenBy>
}
