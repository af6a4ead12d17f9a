import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { webAddress } from '@tessera/contracts/web-address'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Spinner } from '@tessera/ui/spinner'
import type { DragEvent, ReactElement, ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { words } from '../words.ts'
import styles from './builder.module.css'
import { acceptedTypes } from './check-picture.ts'
import type { BuilderPage } from './open-draft.ts'
import { faultOf } from './picture-flow.ts'
import { PicturePreview } from './picture-preview.tsx'
import { statusOf } from './picture-status.ts'
import { videoRules, videoTypes } from './video/video-file.ts'
import { words as videoWords } from './video/words.ts'

interface Props
  extends Pick<BuilderPage, 'picture' | 'choose' | 'retry' | 'remove' | 'pause' | 'resume'> {
  /** Called with the address of a page or picture that is pasted or dropped. */
  readonly onAddress: ((address: string) => void) | undefined
  /** Called with the files after the first, where several can be chosen. */
  readonly onMore?: ((files: readonly File[]) => void) | undefined
  /** The edit that the picture is shown with. */
  readonly edit?: ImageEdit | null
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
  const isPaused = picture.kind === 'paused'
  return (
    <div className={styles.progress}>
      <progress value={picture.sent ?? 0} max={1} aria-label={words.uploading()} />
      <Button size="small" onClick={isPaused ? resume : pause}>
        {isPaused ? words.resume() : words.pause()}
      </Button>
      <Button size="small" onClick={remove}>
        {words.cancelUpload()}
      </Button>
    </div>
  )
}

/** Takes the first file as the picture of this pin. Without a picture chosen, the others are more pins. */
function takeFiles({ picture, choose, onMore }: Props, files: readonly File[]): boolean {
  const [first, ...others] = files
  if (first === undefined) return false
  if (picture.kind === 'none' || onMore === undefined || others.length === 0) choose(first)
  else others.unshift(first)
  if (others.length > 0) onMore?.(others)
  return true
}

/** Takes a picture, or the address of a page. Returns false for anything else. */
function take(props: Props, data: DataTransfer | null): boolean {
  if (takeFiles(props, [...(data?.files ?? [])])) return true
  const { onAddress } = props
  const [first = ''] = (data?.getData('text/uri-list') || data?.getData('text/plain') || '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const address = webAddress(first)
  if (address === undefined || onAddress === undefined) return false
  onAddress(address)
  return true
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

function useIncoming(props: Props): void {
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { clipboardData: data, target } = event
      // Text that is pasted into a field belongs to the field.
      if (isField(target) && data?.files.length === 0) return
      if (take(latest.current, data)) event.preventDefault()
    }
    // A file dropped beside the area would open in place of the page, and the text would be lost.
    const dropped = (event: Event) => event.preventDefault()
    window.addEventListener('paste', pasted)
    window.addEventListener('dragover', dropped)
    window.addEventListener('drop', dropped)
    return () => {
      window.removeEventListener('paste', pasted)
      window.removeEventListener('dragover', dropped)
      window.removeEventListener('drop', dropped)
    }
  }, [])
}

interface FileInputProps {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly multiple: boolean
  readonly accept: string
  readonly describedBy: string
  readonly onFiles: (files: readonly File[]) => void
}

function FileInput({ ref, label, multiple, accept, describedBy, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
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

function Empty({
  picture,
  onMore,
  hasVideo = false,
  onChoose,
}: Props & { readonly onChoose: () => void }) {
  const several = onMore !== undefined
  return (
    <div className={styles.empty}>
      {picture.kind === 'reading' ? <Spinner /> : <Icon shape={icons.upload} size={32} />}
      <Button kind="ink" onClick={onChoose} busy={picture.kind === 'reading'}>
        {chooseLabel(several, hasVideo)}
      </Button>
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

function Shown({ picture, edit, tools, onChoose, onAdd, onMore, retry, remove }: ShownProps) {
  return (
    <>
      <PicturePreview {...{ picture, edit }} />
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
  const [over, setOver] = useState(false)
  const said = useId()
  useIncoming(props)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const fault = faultOf(picture)
  return (
    <section
      aria-label={words.pictureLabel()}
      className={styles.area}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(props, event.dataTransfer)
      }}
    >
      <FileInput
        ref={input}
        label={chooseLabel(several, hasVideo)}
        multiple={several}
        accept={accept}
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
        <Empty {...props} onChoose={() => input.current?.click()} />
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
