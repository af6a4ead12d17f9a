import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { measures } from '@tessera/contracts/limits'
import { clockText, pinName } from '@tessera/pins'
import { ScrollArea } from '@tessera/ui/scroll-area'
import { Skeleton } from '@tessera/ui/skeleton'
import type { CSSProperties, ReactElement } from 'react'
import styles from './overlay.module.css'
import { words } from './words.ts'

type GridStyle = CSSProperties & Record<'--column' | '--columns' | '--highest', string>

const gridStyle: GridStyle = {
  '--column': `${measures.websiteImagesColumn}px`,
  '--columns': String(measures.websiteImagesMinColumns),
  '--highest': `${measures.websiteImagesMaxHeight}px`,
}

/** The pictures of a page that several pins were created from; scrolls. */
function Pictures({ pictures }: { readonly pictures: readonly string[] }): ReactElement {
  return (
    <ScrollArea className={styles.scroller} style={gridStyle}>
      <ul className={styles.pictures} aria-label={words.pictures()}>
        {pictures.map((url) => (
          <li key={url}>
            <img src={url} alt="" loading="lazy" width={measures.websiteImagesColumn} />
          </li>
        ))}
      </ul>
    </ScrollArea>
  )
}

function Duration({ milliseconds }: { readonly milliseconds: number }): ReactElement {
  const time = clockText(milliseconds)
  return (
    <span className={styles.duration} role="img" aria-label={words.lasts({ time })}>
      {time}
    </span>
  )
}

/** The saved media: the pin's picture, with a video's duration, or the page's pictures. */
export function ConfirmedMedia({
  pin,
  pictures = [],
}: {
  readonly pin: PinDetails | undefined
  readonly pictures?: readonly string[] | undefined
}): ReactElement {
  if (pictures.length > 0) return <Pictures pictures={pictures} />
  const inlineSize = measures.saveDialogImage
  if (pin === undefined)
    return (
      <Skeleton className={styles.picture ?? ''} width={inlineSize} height={inlineSize * 1.3} />
    )
  const { url, width, height } = pin.images['236x']
  const duration = pin.embed?.duration_ms ?? null
  return (
    <div className={styles.picture} style={{ inlineSize }}>
      <img
        style={{ backgroundColor: pin.dominant_color }}
        src={url}
        width={inlineSize}
        height={Math.round((height / width) * inlineSize)}
        alt={pinName(pin)}
      />
      {duration === null ? null : <Duration milliseconds={duration} />}
    </div>
  )
}
