import { z } from '@tessera/contracts/schema'

/** An event that is sent to another tab. */
export interface TabMessage {
  readonly name: string
  readonly version: number
  readonly payload: unknown
}

/** The channel to the person's other tabs. */
export interface TabChannel {
  post(message: TabMessage): void
  listen(receive: (message: TabMessage) => void): () => void
}

const Message = z.object({ name: z.string(), version: z.number(), payload: z.unknown() })

/** Opens a channel to the other tabs of the same origin. */
export function openTabs(channelName: string): TabChannel {
  const channel = new BroadcastChannel(channelName)
  return {
    post: (message) => channel.postMessage(message),
    listen(receive) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        const message = z.safeParse(Message, data)
        if (message.success) receive(message.data)
      }
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}
