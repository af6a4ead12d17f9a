import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** What the migrations may `create extension` of; a server brings these by itself. */
export const extensions = { citext, pg_trgm, unaccent }
