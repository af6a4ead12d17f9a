import { closeupPicture } from '@tessera/contracts/closeup-picture'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { Slide } from '@tessera/contracts/entities/pin-parts'
import { OutsideLink } from '@tessera/module/outside-link'
import { pinName } from '@tessera/pins'
import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import { linkHost } from '../../live-text/link-host.ts'
import styles from './carousel.module.css'
import { slideAfter, slideShown } from './slide-shown.ts'
import { words } from './words.ts'

interface OfSlide {
  readonly slide: Slide
  readonly pin: PinDetails
  readonly at: number
}

function SlidePicture({ slide, pin, at }: OfSlide): ReactElement {
  const { images } = slide
  const { srcset, sizes } = closeupPicture(images)
  const count = pin.slides.length
  const text = slide.alt_text || slide.title || pin.alt_text || pinName(pin)
  return (
    <li className={styles.slide}>
      <img
        className={styles.picture}
        style={{ backgroundColor: slide.dominant_color }}
        src={images['736x'].url}
        srcSet={srcset}
        sizes={sizes}
        width={images.orig.width}
        height={images.orig.height}
        loading={at === 0 ? 'eager' : 'lazy'}
        alt={words.slideOf({ number: at + 1, count, text })}
      />
    </li>
  )
}

/** The title and link of the slide that is shown, where it has its own. */
function SlideText({ slide, pin }: Pick<OfSlide, 'slide' | 'pin'>): ReactElement | null {
  const site = linkHost(slide.link)
  if (slide.title === '' && site === undefined) return null
  return (
    <p className={styles.text}>
      <bdi>{slide.title}</bdi>
      {site === undefined ? null : (
        <OutsideLink url={slide.link} pinId={pin.id}>
          {words.visit({ site })}
          <VisuallyHidden> {words.opensElsewhere()}</VisuallyHidden>
        </OutsideLink>
      )}
    </p>
  )
}

function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  function show(at: number): void {
    const { current } = track
    setShown(at)
    current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  const noteScroll = () => {
    const { current } = track
    if (current !== null) setShown(slideShown(current, count))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const at = slideAfter(shown, { key: event.key, count, isRtl })
    if (at === undefined) return
    event.preventDefault()
    show(at)
  }
  return { track, shown, show, noteScroll, onKeyDown }
}

/** The pictures of a carousel: by swiping, arrow keys, buttons or dots. */
export function Carousel({ pin }: { readonly pin: PinDetails }): ReactElement {
  const { slides } = pin
  const count = slides.length
  const { track, shown, show, noteScroll, onKeyDown } = useSlides(count)
  const slide = slides[shown]
  const { width = 2, height = 3 } = slides[0]?.images.orig ?? {}
  return (
    <div>
      <section
        className={styles.carousel}
        aria-roledescription={words.role()}
        aria-label={words.carousel({ pin: pinName(pin) })}
        onKeyDown={onKeyDown}
      >
        <div className={styles.stage}>
          <ul
            ref={track}
            className={styles.track}
            style={{ aspectRatio: `${width} / ${height}` }}
            onScroll={noteScroll}
          >
            {slides.map((slide, at) => (
              <SlidePicture key={slide.images.orig.url} {...{ slide, pin, at }} />
            ))}
          </ul>
          <Button
            className={styles.previous}
            square
            aria-label={words.previous()}
            disabled={shown === 0}
            onClick={() => show(shown - 1)}
          >
            <Icon shape={icons.back} />
          </Button>
          <Button
            className={styles.next}
            square
            aria-label={words.next()}
            disabled={shown === count - 1}
            onClick={() => show(shown + 1)}
          >
            <Icon shape={icons.next} />
          </Button>
        </div>
        <div className={styles.dots}>
          {slides.map(({ images }, at) => (
            <button
              key={images.orig.url}
              type="button"
              className={styles.dot}
              aria-label={words.slide({ number: at + 1, count })}
              aria-current={at === shown || undefined}
              onClick={() => show(at)}
            />
          ))}
        </div>
        {slide === undefined ? null : <SlideText {...{ slide, pin }} />}
        <Announcement text={words.slide({ number: shown + 1, count })} />
      </section>
    </div>
  )
}
