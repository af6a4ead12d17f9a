import type { FeedLimits, FeedSource } from '../feed/read-feed.ts'
import { readAll } from './read-all.ts'

/** Returns bytes in pieces, as they arrive. */
export async function* inPieces(
  bytes: Uint8Array,
  size = 65_536,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.slice(at, at + size))
}

/** Returns a feed that is a text. */
export const feedOf = (text: string, currency: string | null = null): FeedSource => ({
  chunks: inPieces(new TextEncoder().encode(text)),
  currency,
  now: new Date('2026-11-20T12:00:00Z'),
})

/** Reads a feed that is a text to its end. */
export const readText = (text: string, feedLimits?: FeedLimits) => readAll(feedOf(text), feedLimits)
