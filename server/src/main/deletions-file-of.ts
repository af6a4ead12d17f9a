import { join } from 'node:path'
import type { Configuration } from '../configuration.ts'

/** Returns the list of deletions, which outlives the database. */
export const deletionsFileOf = ({
  DATA_DIR,
  DELETIONS_FILE,
}: Pick<Configuration, 'DATA_DIR' | 'DELETIONS_FILE'>): string =>
  DELETIONS_FILE ?? join(DATA_DIR, 'deletions.jsonl')
