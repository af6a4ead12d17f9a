import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { onServer } from './joined-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server that tests share, as its owner. */
    readonly postgres: string
    /** A standby of that server; empty without one. */
    readonly standby: string
    /** The workers of the cluster that the server leads; none without a cluster. */
    readonly workers: readonly string[]
  }
}

/** The database that others are copied from. */
export const migratedName = 'migrated'

/** Runs a statement on the server, and on the workers of its cluster. */
async function asOwner(query: string): Promise<void> {
  for (const url of [...inject('workers'), inject('postgres')]) await onServer(url, [query])
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
