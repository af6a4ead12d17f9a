import { z } from '@tessera/contracts/schema'

/** A document that may be edited while the service runs. */
export interface DocumentSource {
  /** A stamp that changes when the document does, or undefined while there is none. */
  stamp(): Promise<string | undefined>
  text(): Promise<string>
}

/** What a reader of documents tells of what it finds. */
export type DocumentNews =
  | { readonly event: 'document.read'; readonly name: string }
  | { readonly event: 'document.refused'; readonly name: string; readonly cause: string }

interface Watched<Content> {
  readonly name: string
  readonly schema: z.core.$ZodType<Content>
  readonly source: DocumentSource
  /** What holds until the document has been read once. */
  readonly empty: Content
  tell(news: DocumentNews): void
}

/**
 * Gives the document as it is now. A document that is broken or gone is told of once and changes
 * nothing: the last good one goes on.
 */
export function watchedDocument<Content>(watched: Watched<Content>): () => Promise<Content> {
  let good = watched.empty
  let seen: string | undefined | null = null
  let reading = Promise.resolve()
  async function take(stamp: string | undefined): Promise<void> {
    const read = stamp === undefined ? 'It is not there.' : await parsed(watched)
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
    // Whoever asks while it is being read waits for it, and is not answered from before it was there.
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
