import { type ConnectMessage, connectChannel } from '@tessera/contracts/connect'
import type { Language } from '@tessera/contracts/language'
import { defineTexts } from '@tessera/contracts/messages'
import { escapeText } from '../../documents/markup.ts'
import type { ConnectWindow } from './connect-document.ts'

const words = defineTexts({
  out: 'One moment…',
  back: 'You can close this window',
})

const heading = (text: string): string => `<h1>${escapeText(text)}</h1>`

/** Lets go of the page that opened the window, so that nobody whom it shows can navigate that page. */
export function disownAndGo(
  page: Pick<Window, 'opener' | 'location'>,
  { to }: { readonly to: string },
): void {
  page.opener = null
  page.location.replace(to)
}

interface Answering {
  readonly BroadcastChannel: typeof BroadcastChannel
  close(): void
}

/** Says how the attempt ended, to pages of this origin that know its name. */
export function answerAndClose(
  page: Answering,
  { channel: name, message }: { readonly channel: string; readonly message: unknown },
): void {
  const channel = new page.BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
  page.close()
}

/** Returns the document of a window that goes on to a provider. */
export function wayOut(to: string, language: Language): ConnectWindow {
  const title = words(language).out()
  return { title, body: heading(title), script: disownAndGo, data: { to } }
}

/** Returns the document of a window that a provider sent back: it tells the page, and closes. */
export function wayBack(message: ConnectMessage, language: Language): ConnectWindow {
  const title = words(language).back()
  const channel = connectChannel(message.state)
  return {
    title,
    body: heading(title),
    script: answerAndClose,
    data: { channel, message },
  }
}
