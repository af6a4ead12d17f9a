import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that tests share, as its owner. */
    readonly postgres: string
    /** A standby of that server; empty without one. */
    readonly standby: string
  }
}

/** The database that others are copied from. */
export const migratedName = 'migrated'

async function asOwner(query: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  try {
    await admin.query(query)
  } finally {
    await admin.end()
  }
}

/** A test's own database on the shared server, and how to drop it. */
export async function ownDatabase({ migrated }: { readonly migrated: boolean }) {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const from = migrated ? migratedName : 'template0'
  // Copying its files takes half the work of copying its pages through the log.
  await asOwner(`create database ${name} template ${from} strategy file_copy`)
  const standby = inject('standby')
  return {
    url: new URL(name, inject('postgres')).href,
    replicas: standby === '' ? [] : [new URL(name, standby).href],
    drop: () => asOwner(`drop database ${name} with (force)`),
  }
}
