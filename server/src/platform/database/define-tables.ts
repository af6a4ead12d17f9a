// Like sql.ts, with the columns and types of PostgreSQL's tables.
export * from 'drizzle-orm/pg-core'
