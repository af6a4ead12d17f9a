import { type GoogleFrameMessage, googleFramePath } from '@tessera/contracts/connect-messages'
import { useShell } from '@tessera/module/react'
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readFrameMessage } from './frame-message.ts'

interface GoogleFrameProps {
  readonly show: 'button' | 'one-tap'
  readonly title: string
  readonly className?: string | undefined
  readonly onMessage: (message: GoogleFrameMessage) => void
}

/** True when the page is dark: by choice, or with the device. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  if (theme === 'dark' || theme === 'light') return theme === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

/** Google's button is not wider than this, in pixels. */
const widest = 400

/** The room of Google's button, in pixels, whatever its width and language. */
const buttonRoom = 46

function addressOf(show: GoogleFrameProps['show'], place: HTMLElement): string {
  const width = String(Math.min(widest, Math.floor(place.clientWidth)))
  const theme = isDark() ? 'dark' : 'light'
  return `${googleFramePath}?${new URLSearchParams({ show, width, theme })}`
}

/**
 * The document in which Google's script runs, apart from this one. It tells what happens by
 * messages, and is as high as what it shows. A button has its room before it is there, so that nothing
 * moves below a pointer.
 */
export function GoogleFrame(props: GoogleFrameProps) {
  const { show, title, className, onMessage } = props
  const { $locale } = useShell()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const [address, setAddress] = useState<string>()
  // The frame asks for a button as wide as its place, which is known once it's there.
  useEffect(() => {
    if (frame.current !== null) setAddress(addressOf(show, frame.current))
  }, [show])
  const hear = useEffectEvent((event: MessageEvent) => {
    const from = { frame: frame.current?.contentWindow ?? null, origin: location.origin }
    const message = readFrameMessage(event, from)
    if (message === undefined) return
    if (message.google === 'shown') setHeight(message.height)
    onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  const room = show === 'button' ? buttonRoom : 0
  const style: CSSProperties = { blockSize: Math.max(height, room), border: 0 }
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      lang={$locale.get()}
      className={className}
      style={height === 0 ? { ...style, visibility: 'hidden' } : style}
      allow="identity-credentials-get"
    />
  )
}
