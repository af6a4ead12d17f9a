import { accountsTable, ownersOf } from './owners.ts'
import type { TableFacts } from './table-facts.ts'

/** True when foreign keys delete each row with the account that it leads to. */
export const goesByKeys = (facts: TableFacts): boolean =>
  facts.name === accountsTable || ownersOf(facts).every(({ onDelete }) => onDelete === 'cascade')
