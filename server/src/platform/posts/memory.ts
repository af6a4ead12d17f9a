import { fitUrl } from '../pages/fit-url.ts'
import type { OutsidePost, OutsidePosts, PostOutcome } from './port.ts'

/** Posts to endpoints in memory. */
export interface MemoryPosts extends OutsidePosts {
  /** Answers posts to an address. */
  answer(url: string, by: (message: OutsidePost) => PostOutcome): void
}

/** Creates an internet without endpoints. */
export function memoryPosts(): MemoryPosts {
  const endpoints = new Map<string, (message: OutsidePost) => PostOutcome>()
  return {
    reaches: async (url) => fitUrl(url)?.protocol === 'https:',
    answer: (url, by) => {
      endpoints.set(url, by)
    },
    post: async (message) =>
      endpoints.get(message.url)?.(message) ?? { ok: false, fault: 'unreachable' },
  }
}
