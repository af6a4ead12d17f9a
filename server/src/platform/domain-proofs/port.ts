import type { PageFault } from '../pages/port.ts'

/** A meta tag in the head of a page. */
export interface MetaProof {
  /** The URL of the page. */
  readonly page: string
  readonly name: string
  readonly content: string
}

/** The places where the proof for a domain may be published, and its value. */
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

/** The place of the proof; null when neither the record, the file nor the page has the value. */
export type ProvenBy = 'record' | 'file' | 'page' | 'reserved' | null

/** The reason that a place has no proof. */
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
