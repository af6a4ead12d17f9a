import contract from './service-contract.json' with { type: 'json' }

/**
 * The contract of this checkout: its version, and the version that each part came or last changed with.
 * `npm run fix` writes it from contracts.lock.json.
 */
export const serviceContract: {
  readonly version: string
  readonly since: Readonly<Record<string, string>>
} = contract
