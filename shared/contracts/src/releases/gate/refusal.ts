/** The reasons for which the gate refuses a build. docs/teams.md explains each. */
export const refusalCodes = [
  'facts-missing',
  'contract-range',
  'abi-mismatch',
  'document-format',
  'contract-untrue',
  'part-unknown',
  'event-version',
  'event-payload',
  'event-unrecorded',
  'offer-name',
  'offer-schema',
  'offer-missing',
  'offer-changed',
  'claim-taken',
  'address-username',
  'address-reserved',
  'address-grant',
  'address-token',
  'share-unknown',
  'share-bundled',
  'size-budget',
  'file-unhashed',
  'file-unlisted',
  'file-count',
  'style-outside',
  'first-screen',
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** A reason for which a build is refused: both sides and the fix, in one sentence. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
}
