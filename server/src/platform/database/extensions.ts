import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

/** Extensions that the migrations create; a PostgreSQL server has them built in. */
export const extensions = { citext, pg_trgm, unaccent }
