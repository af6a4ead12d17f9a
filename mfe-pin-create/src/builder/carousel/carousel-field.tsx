import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { acceptedTypes } from '../check-picture.ts'
import styles from './carousel-field.module.css'
import {
  changed,
  type FirstSlide,
  isLinkFit,
  movedSlide,
  roomFor,
  type Slides,
  without,
} from './slides.ts'
import { useSlideUpload } from './use-slide-upload.ts'
import { words } from './words.ts'

interface CarouselFieldProps {
  readonly value: Slides
  /** The pin's own picture, which is the first. */
  readonly preview: string
  readonly onChange: (changed: { firstSlide?: FirstSlide; slides?: Slides['slides'] }) => void
}

interface SlideFieldsProps {
  readonly slide: FirstSlide
  readonly number: number
  readonly preview: string
  readonly onChange: (changed: Partial<FirstSlide>) => void
  readonly children?: ReactNode
}

function SlideFields({ slide, number, preview, onChange, children }: SlideFieldsProps) {
  return (
    <li className={styles.slide}>
      <img className={styles.picture} src={preview} alt={words.image({ number })} />
      <div className={styles.fields}>
        <TextField
          label={words.title({ number })}
          maxLength={limits.pinTitleMax}
          value={slide.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <TextField
          label={words.link({ number })}
          inputMode="url"
          maxLength={limits.pinLinkMax}
          value={slide.link}
          error={isLinkFit(slide.link) ? undefined : words.linkBad()}
          onChange={({ target }) => onChange({ link: target.value })}
        />
        {children}
      </div>
    </li>
  )
}

function SlideList({ value, preview, onChange }: CarouselFieldProps): ReactElement | null {
  const { firstSlide, slides } = value
  if (slides.length === 0) return null
  return (
    <ol className={styles.slides}>
      <SlideFields
        {...{ preview, number: 1, slide: firstSlide }}
        onChange={(texts) => onChange({ firstSlide: { ...firstSlide, ...texts } })}
      />
      {slides.map((slide, at) => {
        const number = at + 2
        return (
          <SlideFields
            key={slide.mediaId}
            {...{ slide, number, preview: slide.preview }}
            onChange={(texts) => onChange({ slides: changed(slides, at, texts) })}
          >
            <div className={styles.actions}>
              <Button
                size="small"
                disabled={at === 0}
                onClick={() => onChange({ slides: movedSlide(slides, at, -1) })}
              >
                {words.earlier({ number })}
              </Button>
              <Button
                size="small"
                disabled={at === slides.length - 1}
                onClick={() => onChange({ slides: movedSlide(slides, at, 1) })}
              >
                {words.later({ number })}
              </Button>
              <Button size="small" onClick={() => onChange({ slides: without(slides, at) })}>
                {words.remove({ number })}
              </Button>
            </div>
          </SlideFields>
        )
      })}
    </ol>
  )
}

/** Adds further pictures to a pin, which then is a carousel. */
export function CarouselField(props: CarouselFieldProps): ReactElement {
  const { value, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const room = roomFor(value.slides)
  const { busy, fault, upload } = useSlideUpload(value.slides, (slides) => onChange({ slides }))
  return (
    <fieldset className={styles.carousel}>
      <legend className={styles.legend}>{words.carousel()}</legend>
      <p className={styles.about}>{words.about({ max: limits.slidesMax - 1 })}</p>
      <SlideList {...props} />
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        multiple
        hidden
        aria-label={words.add()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void upload(files)
        }}
      />
      <Button busy={busy} disabled={room === 0} onClick={() => input.current?.click()}>
        <Icon shape={icons.plus} size={20} /> {words.add()}
      </Button>
      <p role="status" className={styles.about}>
        {busy ? words.uploading() : ''}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
