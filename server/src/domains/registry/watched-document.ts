import { z } from '@tessera/contracts/schema'

/** A document that may be edited while the service runs. */
export interface DocumentSource {
  /** Returns a stamp that changes with the document; undefined while there is none. */
  stamp(): Promise<string | undefined>
  text(): Promise<string>
}

/** A report by the reader of documents. */
export type DocumentNews =
  | { readonly event: 'document.read'; readonly name: string }
  | { readonly event: 'document.refused'; readonly name: string; readonly cause: string }

interface Watched<Content> {
  readonly name: string
  readonly schema: z.core.$ZodType<Content>
  readonly source: DocumentSource
  /** The content to use until the document has been read. */
  readonly empty: Content
  tell(news: DocumentNews): void
}

/**
 * Returns a function that reads the current document. When it's invalid or deleted, this is
 * reported once and the last valid content stays in use.
 */
export function watchedDocument<Content>(watched: Watched<Content>): () => Promise<Content> {
  let good = watched.empty
  let seen: string | undefined | null = null
  let reading = Promise.resolve()
  async function take(stamp: string | undefined): Promise<void> {
    const read = stamp === undefined ? 'The document does not exist.' : await parsed(watched)
    if (typeof read === 'string')
      watched.tell({ event: 'document.refused', name: watched.name, cause: read })
    else {
      good = read.content
      watched.tell({ event: 'document.read', name: watched.name })
    }
  }
  return async () => {
    const stamp = await watched.source.stamp()
    if (stamp !== seen) {
      seen = stamp
      reading = reading.then(() => take(stamp))
    }
    // Callers during a read wait for it, so that they don't get the content from before.
    await reading
    return good
  }
}

async function parsed<Content>({
  schema,
  source,
}: Watched<Content>): Promise<{ readonly content: Content } | string> {
  try {
    const result = z.safeParse(schema, JSON.parse(await source.text()))
    if (result.success) return { content: result.data }
    return result.error.issues
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; ')
  } catch (cause) {
    return String(cause)
  }
}
