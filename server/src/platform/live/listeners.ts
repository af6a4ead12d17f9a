import type { LiveListener, LiveNews, Topic } from './port.ts'

/** The listeners of this instance. */
export interface Listeners {
  add(topic: Topic, listener: LiveListener): () => void
  tell(topic: string, news: LiveNews): void
  tellAll(news: LiveNews): void
  clear(): void
}

/** Keeps the listeners of an instance by topic; a topic without listeners takes no memory. */
export function listeners(): Listeners {
  const byTopic = new Map<string, Set<LiveListener>>()
  const tell = (topic: string, news: LiveNews) => {
    for (const listener of Array.from(byTopic.get(topic) ?? [])) listener(news)
  }
  return {
    add(topic, listener) {
      const heard = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, heard.add(listener))
      return () => {
        heard.delete(listener)
        if (heard.size === 0 && byTopic.get(topic) === heard) byTopic.delete(topic)
      }
    },
    tell,
    tellAll(news) {
      for (const topic of Array.from(byTopic.keys())) tell(topic, news)
    },
    clear: () => byTopic.clear(),
  }
}
