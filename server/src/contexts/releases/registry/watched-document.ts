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
  /** Reads the text; throws an error that lists its faults. */
  read(text: string): Content | Promise<Content>
  readonly source: DocumentSource
  /** The content to use until the document has been read. */
  readonly empty: Content
  /** True when it is no fault that the document does not exist. */
  readonly mayBeMissing?: boolean
  tell(news: DocumentNews): void
}

/** Lists the faults that a schema found. */
export const faultsIn = (error: z.core.$ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')

/** Returns the reader of a JSON document that a schema describes. */
export const jsonOf =
  <Content>(schema: z.core.$ZodType<Content>) =>
  (text: string): Content => {
    const result = z.safeParse(schema, JSON.parse(text))
    if (result.success) return result.data
    throw new Error(faultsIn(result.error))
  }

/**
 * Returns a function that reads the current document. When it's invalid or deleted, this is
 * reported once and the last valid content stays in use.
 */
export function watchedDocument<Content>(watched: Watched<Content>): () => Promise<Content> {
  const { name, tell } = watched
  let good = watched.empty
  let seen: string | undefined | null = null
  let reading = Promise.resolve()
  async function take(stamp: string | undefined): Promise<void> {
    if (stamp === undefined && watched.mayBeMissing === true) return
    const read = stamp === undefined ? 'The document does not exist.' : await parsed(watched)
    if (typeof read === 'string') tell({ event: 'document.refused', name, cause: read })
    else {
      good = read.content
      tell({ event: 'document.read', name })
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
  source,
  read,
}: Watched<Content>): Promise<{ readonly content: Content } | string> {
  try {
    return { content: await read(await source.text()) }
  } catch (cause) {
    return cause instanceof SyntaxError || !(cause instanceof Error) ? String(cause) : cause.message
  }
}
