import type { DomainProofs } from './port.ts'

/**
 * Counts domains below `.test` as proven, which nobody can own (RFC 6761), so that companies can be
 * tried without a domain. Never in production.
 */
export const withReservedNames = (proofs: DomainProofs): DomainProofs => ({
  find: async (proof, onUnproven) =>
    proof.domain.endsWith('.test') ? 'reserved' : proofs.find(proof, onUnproven),
})
