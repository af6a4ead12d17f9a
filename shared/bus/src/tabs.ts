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

/** True for an event; the bus parses its payload. */
const isMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'payload' in data &&
  'name' in data &&
  typeof data.name === 'string' &&
  'version' in data &&
  typeof data.version === 'number'

/** Opens a channel to the other tabs of the same origin. */
export function openTabs(channelName: string): TabChannel {
  const channel = new BroadcastChannel(channelName)
  return {
    post: (message) => channel.postMessage(message),
    listen(receive) {
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) receive(data)
      }
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}
