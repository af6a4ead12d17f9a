/*
 * House: people who run the product look after other people and their content.
 *
 * - A role says what somebody may do (`@tessera/contracts/house-acts`), and works with a second factor alone.
 * - Every act is one transaction with its entry in the log, which is append-only and chained by hashes.
 * - Facts that every request needs (a role, a limit, a suspension) are columns of the account, which the read of
 *   the session brings along.
 *
 * This is its door: what other contexts may call and hear, and the tables that they may join. All else in this
 * folder is its own.
 */

// Roles of people who look after the product.
export { ownerLink } from './roles/owner-link.ts'
