import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { UploadProgress } from '@tessera/module/uploads'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useId, useRef } from 'react'
import { useIncoming } from '../../pictures/incoming/use-incoming.ts'
import { words as incomingWords } from '../../pictures/incoming/words.ts'
import { acceptedTypes } from '../../pictures/upload/check-picture.ts'
import { faultOf } from '../../pictures/upload/picture-flow.ts'
import { statusOf } from '../../pictures/upload/picture-status.ts'
import { videoRules, videoTypes } from '../../pictures/video/video-file.ts'
import { words as videoWords } from '../../pictures/video/words.ts'
import { words } from '../../words.ts'
import type { BuilderPage } from '../draft/open-draft.ts'
import styles from './builder.module.css'
import { PicturePreview } from './picture-preview.tsx'

interface Props
  extends Pick<BuilderPage, 'picture' | 'choose' | 'retry' | 'remove' | 'pause' | 'resume'> {
  /** Called with the address of a page or picture that is pasted or dropped. */
  readonly onAddress: ((address: string) => void) | undefined
  /** Called with the files after the first, where several can be chosen. */
  readonly onMore?: ((files: readonly File[]) => void) | undefined
  /** The edit that the picture is shown with. */
  readonly edit?: ImageEdit | null
  /** Drawn over the picture. */
  readonly over?: ReactNode
  /** True where a video can be chosen too. */
  readonly hasVideo?: boolean
  /** More buttons below the picture. */
  readonly tools?: ReactNode
}

/** Shows how much of a large file has arrived, and pauses or cancels its upload. */
function Progress({ picture, pause, resume, remove }: Props): ReactElement | null {
  if (picture.kind !== 'uploading' && picture.kind !== 'paused') return null
  // Small files arrive before anybody could pause them.
  if (picture.url === undefined) return null
  return (
    <UploadProgress
      sent={picture.sent ?? 0}
      isPaused={picture.kind === 'paused'}
      onPause={pause}
      onResume={resume}
      onCancel={remove}
    />
  )
}

/** Takes the first file as the picture of this pin. Without a picture chosen, the others are more pins. */
function takeFiles({ picture, choose, onMore }: Props, files: readonly File[]): void {
  const [first, ...others] = files
  if (first === undefined) return
  if (picture.kind === 'none' || onMore === undefined || others.length === 0) choose(first)
  else others.unshift(first)
  // The first picture is drawn before the others are added.
  if (others.length > 0) setTimeout(() => onMore?.(others))
}

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly multiple?: boolean
  readonly accept: string
  /** Opens the camera where the device has one. */
  readonly camera?: boolean
  readonly describedBy: string
  readonly onFiles: (files: readonly File[]) => void
}

function FileInput(props: FileInputProps) {
  const { ref, label, multiple = false, camera = false, accept, describedBy, onFiles } = props
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      {...(camera ? { capture: 'environment' } : {})}
      aria-label={label}
      aria-describedby={describedBy}
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file can be chosen again.
        target.value = ''
        onFiles(files)
      }}
    />
  )
}

function chooseLabel(several: boolean, hasVideo: boolean): string {
  if (hasVideo) return several ? videoWords.chooseFiles() : videoWords.chooseFile()
  return several ? words.chooseSeveral() : words.choose()
}

interface EmptyProps extends Props {
  readonly onChoose: () => void
  readonly onPhoto: () => void
}

function Empty({ picture, onMore, hasVideo = false, onChoose, onPhoto }: EmptyProps) {
  const several = onMore !== undefined
  return (
    <div className={styles.empty}>
      {picture.kind === 'reading' ? <Spinner /> : <Icon shape={icons.upload} size={32} />}
      <Button kind="ink" onClick={onChoose} busy={picture.kind === 'reading'}>
        {chooseLabel(several, hasVideo)}
      </Button>
      <div className={styles.camera}>
        <Button onClick={onPhoto}>{incomingWords.takePhoto()}</Button>
      </div>
      <p>{several ? words.dropSeveral() : words.dropHere()}</p>
      <p className={styles.quiet}>{words.pictureRules()}</p>
      {hasVideo ? <p className={styles.quiet}>{videoWords.rules(videoRules)}</p> : null}
    </div>
  )
}

interface ShownProps extends Props {
  readonly onChoose: () => void
  readonly onAdd: () => void
}

function Shown(props: ShownProps) {
  const { picture, edit, over, tools, onChoose, onAdd, onMore, retry, remove } = props
  return (
    <>
      <div className={styles.frame}>
        <PicturePreview {...{ picture, edit }} />
        {over}
      </div>
      <div className={styles.pictureActions}>
        {tools}
        {picture.kind === 'failed' ? (
          <Button kind="ink" size="small" onClick={retry}>
            {words.retry()}
          </Button>
        ) : null}
        <Button size="small" onClick={onChoose}>
          {words.another()}
        </Button>
        <Button size="small" onClick={remove}>
          {words.remove()}
        </Button>
        {onMore === undefined ? null : (
          <Button size="small" onClick={onAdd}>
            {words.addMore()}
          </Button>
        )}
      </div>
    </>
  )
}

/** Takes a picture that is chosen, dropped or pasted, and shows it. */
export function PictureArea(props: Props) {
  const { picture, onMore, hasVideo = false } = props
  const accept = hasVideo ? `${acceptedTypes},${videoTypes}` : acceptedTypes
  const input = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLInputElement>(null)
  const several = onMore !== undefined && picture.kind === 'none'
  const photo = useRef<HTMLInputElement>(null)
  const said = useId()
  const over = useIncoming({
    onFiles: (files) => takeFiles(props, files),
    onAddress: props.onAddress,
  })
  const fault = faultOf(picture)
  return (
    <section
      aria-label={words.pictureLabel()}
      className={styles.area}
      data-over={over || undefined}
    >
      <FileInput
        ref={input}
        label={chooseLabel(several, hasVideo)}
        multiple={several}
        accept={accept}
        describedBy={said}
        onFiles={(files) => takeFiles(props, files)}
      />
      <FileInput
        ref={photo}
        label={incomingWords.takePhoto()}
        camera
        accept={acceptedTypes}
        describedBy={said}
        onFiles={(files) => takeFiles(props, files)}
      />
      {onMore === undefined ? null : (
        <FileInput
          ref={adding}
          label={words.addMore()}
          multiple
          accept={accept}
          describedBy={said}
          onFiles={(files) => onMore(files)}
        />
      )}
      {'preview' in picture ? (
        <Shown
          {...props}
          onChoose={() => input.current?.click()}
          onAdd={() => adding.current?.click()}
        />
      ) : (
        <Empty
          {...props}
          onChoose={() => input.current?.click()}
          onPhoto={() => photo.current?.click()}
        />
      )}
      <Progress {...props} />
      <p id={said} role="status" className={styles.said}>
        {statusOf(picture)}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}
