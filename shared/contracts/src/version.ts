/** The version of the contracts. `npm run fix` computes it from contracts.lock.json; see docs/teams.md. */
export const contractVersion = '2.0.0'
