import { useStore } from '@nanostores/react'
import type { Captions, Embed, Pin } from '@tessera/contracts/entities/pin'
import { useShell } from '@tessera/module/react'
import { clockText, pinName } from '@tessera/pins'
import { isMetered } from '@tessera/ui/metered'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type ReactElement, useState } from 'react'
import styles from './media.module.css'
import { words } from './words.ts'

/** True when the device asks for reduced motion. */
const wantsStillness = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

function Duration({ milliseconds }: { readonly milliseconds: number }): ReactElement {
  const time = clockText(milliseconds)
  return (
    <span className={styles.duration}>
      <span aria-hidden="true">{time}</span>
      <VisuallyHidden>{words.duration({ time })}</VisuallyHidden>
    </span>
  )
}

/** WebKit leaves a default track disabled. A module's function, so that it runs once. */
const showTrack = (element: HTMLTrackElement | null): void => {
  // jsdom has no tracks.
  const track: TextTrack | undefined = element?.track
  if (track !== undefined) track.mode = 'showing'
}

/** Shown at once, because the video begins without sound. */
function CaptionsTrack({ captions }: { readonly captions: Captions }): ReactElement {
  const locale = useStore(useShell().$locale)
  const { src, language } = captions
  const label = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  return (
    <track ref={showTrack} default kind="captions" src={src} srcLang={language} label={label} />
  )
}

interface VideoPlayerProps {
  readonly pin: Pin
  readonly embed: Embed
}

/**
 * A pin's video, with the browser's own controls over its first picture. It begins by itself only
 * without sound, and not at all for somebody who has asked for stillness or on a metered connection.
 */
export function VideoPlayer({ pin, embed }: VideoPlayerProps): ReactElement {
  const { images } = pin
  const [failed, setFailed] = useState(false)
  const [metered] = useState(isMetered)
  const [still] = useState(() => metered || wantsStillness())
  return (
    <div className={styles.frame}>
      <video
        muted
        controls
        playsInline
        loop
        autoPlay={!still}
        preload={metered ? 'none' : still ? 'metadata' : 'auto'}
        className={styles.picture}
        style={{ backgroundColor: pin.dominant_color }}
        poster={images['736x'].url}
        src={embed.src}
        width={images.orig.width}
        height={images.orig.height}
        aria-label={words.video({ pin: pinName(pin) })}
        onError={() => setFailed(true)}
      >
        {embed.captions === undefined ? null : <CaptionsTrack captions={embed.captions} />}
      </video>
      {embed.duration_ms === null ? null : <Duration milliseconds={embed.duration_ms} />}
      {failed ? (
        <p role="alert" className={styles.videoFailed}>
          {words.videoFailed()}
        </p>
      ) : null}
    </div>
  )
}
