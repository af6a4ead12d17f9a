import { type MadeFeedOptions, madeFeed } from './made-feed.ts'

/** Returns the bytes of a made feed. */
export async function feedBytes(options: MadeFeedOptions): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of madeFeed(options).chunks()) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
