import { z } from '@tessera/contracts/schema'

/** Stores drafts by the thing that is edited and the person who typed them. */
export interface KeptDrafts<Draft> {
  get(id: string): Draft | undefined
  keep(id: string, draft: Draft): void
  drop(id: string): void
}

const prefix = 'tessera.drafts.'

/** Drafts of a browser without storage or space; they are lost with the page. */
const unkept = new Map<string, string>()

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? unkept.get(key) ?? null
  } catch {
    return unkept.get(key) ?? null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
    unkept.delete(key)
  } catch {
    unkept.set(key, text)
  }
}

function remove(key: string): void {
  unkept.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/**
 * Keeps drafts that are not saved yet: closing the form, leaving the page and reloading lose nothing.
 * They last as long as the tab, and nobody meets what somebody else wrote on the same device.
 *
 *     const keptNames = keepDrafts('section', z.object({ name: z.string() }))
 *     keptNames(viewer.id).keep(section.id, { name: 'Lamps and' })
 */
export function keepDrafts<Schema extends z.core.$ZodType>(kind: string, schema: Schema) {
  return (viewerId: string | undefined): KeptDrafts<z.output<Schema>> => {
    const key = (id: string) => `${prefix}${kind}.${viewerId ?? 'visitor'}.${id}`
    return {
      get: (id) => {
        const kept = z.safeParse(schema, parsed(read(key(id))))
        return kept.success ? kept.data : undefined
      },
      keep: (id, draft) => write(key(id), JSON.stringify(draft)),
      drop: (id) => remove(key(id)),
    }
  }
}

/** Returns who wrote the draft at a key: a member's id, or 'visitor'. */
const writerOf = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length).split('.')[1] : undefined

/** Returns the name of an account's database of drafts, which its log-out deletes. */
export const draftDatabase = (kind: string, viewerId: string): string =>
  `${prefix}${kind}.${viewerId}`

async function forgetDatabases(writer: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  for (const { name = '' } of await indexedDB.databases())
    if (name.startsWith(prefix) && name.endsWith(`.${writer}`)) indexedDB.deleteDatabase(name)
}

/** Removes the drafts that somebody wrote in this tab or keeps in this browser, as their log-out does. */
export function forgetDrafts(viewerId: string | undefined): void {
  const writer = viewerId ?? 'visitor'
  void forgetDatabases(writer).catch(() => {})
  for (const key of Array.from(unkept.keys())) if (writerOf(key) === writer) unkept.delete(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (writerOf(key) === writer) remove(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
