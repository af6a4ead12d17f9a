import { limits } from '@tessera/contracts/limits'
import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { type Edit, isEdited } from '../../pictures/image-edit/crop.ts'
import { EditButton } from '../../pictures/image-edit/edit-button.tsx'
import { EditedPicture } from '../../pictures/image-edit/edited-picture.tsx'
import { acceptedTypes } from '../../pictures/upload/check-picture.ts'
import styles from './carousel-field.module.css'
import {
  changed,
  type FirstSlide,
  isLinkFit,
  movedSlide,
  roomFor,
  type Slide,
  type Slides,
  without,
} from './slides.ts'
import { useSlideUpload } from './use-slide-upload.ts'
import { words } from './words.ts'

interface CarouselFieldProps {
  readonly value: Slides
  /** The pin's own picture, which is the first, and how it's edited. */
  readonly preview: string
  readonly firstEdit: Edit | null
  /** True when the person may crop and turn the pictures. */
  readonly canEdit: boolean
  readonly onChange: (changed: { firstSlide?: FirstSlide; slides?: Slides['slides'] }) => void
}

interface SlideFieldsProps {
  readonly slide: FirstSlide
  readonly number: number
  readonly preview: string
  readonly edit: Edit | null
  readonly onChange: (changed: Partial<FirstSlide>) => void
  readonly children?: ReactNode
}

function SlidePicture({ preview, edit, number }: SlideFieldsProps): ReactElement {
  const label = words.image({ number })
  return edit === null ? (
    <img className={styles.picture} src={preview} alt={label} />
  ) : (
    <EditedPicture className={styles.picture} {...{ src: preview, edit, label }} />
  )
}

function SlideFields(props: SlideFieldsProps) {
  const { slide, number, onChange, children } = props
  return (
    <li className={styles.slide}>
      <SlidePicture {...props} />
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

interface LaterSlideProps {
  readonly slides: Slides['slides']
  readonly at: number
  readonly canEdit: boolean
  readonly onSlides: (slides: Slides['slides']) => void
  readonly onMove: (at: number, by: 1 | -1) => void
}

/** A picture after the first: it has an alt text and an edit of its own, moves and can be removed. */
function LaterSlide({ slides, at, canEdit, onSlides, onMove }: LaterSlideProps) {
  const slide = slides[at]
  if (slide === undefined) return null
  const number = at + 2
  const change = (changes: Partial<Slide>) => onSlides(changed(slides, at, changes))
  return (
    <SlideFields {...{ slide, number, preview: slide.preview, edit: slide.edit, onChange: change }}>
      <TextField
        label={words.altText({ number })}
        maxLength={limits.pinAltTextMax}
        value={slide.altText}
        onChange={({ target }) => change({ altText: target.value })}
      />
      <div className={styles.actions}>
        {canEdit ? (
          <EditButton
            use="carousel"
            src={slide.preview}
            size={slide.size}
            value={slide.edit}
            label={words.edit({ number })}
            onChange={(edit) => change({ edit: isEdited(edit) ? edit : null })}
          />
        ) : null}
        <Button size="small" disabled={at === 0} onClick={() => onMove(at, -1)}>
          {words.earlier({ number })}
        </Button>
        <Button size="small" disabled={at === slides.length - 1} onClick={() => onMove(at, 1)}>
          {words.later({ number })}
        </Button>
        <Button size="small" onClick={() => onSlides(without(slides, at))}>
          {words.remove({ number })}
        </Button>
      </div>
    </SlideFields>
  )
}

function SlideList(props: CarouselFieldProps): ReactElement | null {
  const { value, preview, firstEdit, canEdit, onChange } = props
  const { firstSlide, slides } = value
  const [said, setSaid] = useState('')
  if (slides.length === 0) return null
  const onSlides = (changes: Slides['slides']) => onChange({ slides: changes })
  return (
    <>
      <ol className={styles.slides}>
        <SlideFields
          {...{ preview, number: 1, slide: firstSlide, edit: firstEdit }}
          onChange={(texts) => onChange({ firstSlide: { ...firstSlide, ...texts } })}
        />
        {slides.map(({ mediaId }, at) => (
          <LaterSlide
            key={mediaId}
            {...{ slides, at, canEdit, onSlides }}
            onMove={(from, by) => {
              onSlides(movedSlide(slides, from, by))
              setSaid(words.moved({ number: from + by + 2, count: slides.length + 1 }))
            }}
          />
        ))}
      </ol>
      <Announcement text={said} />
    </>
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
