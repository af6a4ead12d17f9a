/** The version of the contracts. `npm run fix` computes it from contracts.lock.json; see docs/teams.md. */
export const contractVersion = '1.7.0'
