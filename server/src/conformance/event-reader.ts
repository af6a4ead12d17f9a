import { LiveEvent, livePath } from '@tessera/contracts/calls/notifications'
import type { Person } from './person.ts'

/** A tab that listens to live messages. */
export interface Tab {
  readonly response: Response
  readonly events: LiveEvent[]
  /** Everything that arrived, as text. */
  text(): string
  /** The place that it would resume from. */
  place(): string | undefined
  hasEnded(): boolean
  close(): Promise<void>
}

/** Reads a stream of events until it ends. */
export function readEvents(response: Response): Tab {
  const events: LiveEvent[] = []
  let text = ''
  let hasEnded = false
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  const take = (part: string) => {
    text += part
    const whole = text.split('\n\n').slice(0, -1)
    const found = whole.flatMap((block) => block.match(/^data: (.*)$/m)?.[1] ?? [])
    events.splice(0, events.length, ...found.map((data) => LiveEvent.parse(JSON.parse(data))))
  }
  const read = async () => {
    for (;;) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      take(decoder.decode(part.value, { stream: true }))
    }
    hasEnded = true
  }
  void read().catch(() => {
    hasEnded = true
  })
  return {
    response,
    events,
    text: () => text,
    place: () =>
      text
        .match(/^id: (\d+)$/gm)
        ?.at(-1)
        ?.slice(4),
    hasEnded: () => hasEnded,
    close: async () => reader?.cancel(),
  }
}

/** Opens a member's tab. */
export async function openTab(
  person: Pick<Person, 'send'>,
  headers: Record<string, string> = {},
): Promise<Tab> {
  return readEvents(await person.send(livePath, { headers }))
}
