import { webAddress } from '@tessera/contracts/web-address'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import { Spinner } from '@tessera/ui/spinner'
import type { DragEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { words } from '../words.ts'
import styles from './builder.module.css'
import { acceptedTypes } from './check-picture.ts'
import type { Picture } from './picture-flow.ts'
import type { BuilderPage } from './use-builder.ts'

interface Props extends Pick<BuilderPage, 'picture' | 'choose' | 'retry' | 'remove'> {
  /** Called with the address of a page or picture that is pasted or dropped. */
  readonly onAddress: ((address: string) => void) | undefined
}

const statusOf = {
  none: () => '',
  reading: words.reading,
  uploading: words.uploading,
  failed: () => '',
  ready: words.ready,
} as const

function pictureIn(files: FileList | null | undefined): File | undefined {
  return files === null || files === undefined ? undefined : files[0]
}

/** Takes a picture, or the address of a page. Returns false for anything else. */
function take({ choose, onAddress }: Props, data: DataTransfer | null): boolean {
  const file = pictureIn(data?.files)
  if (file !== undefined) {
    choose(file)
    return true
  }
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
      if (isField(target) && pictureIn(data?.files) === undefined) return
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

function Empty({
  picture,
  onChoose,
}: {
  readonly picture: Picture
  readonly onChoose: () => void
}) {
  return (
    <div className={styles.empty}>
      {picture.kind === 'reading' ? <Spinner /> : <Icon name="upload" size={32} />}
      <Button kind="ink" onClick={onChoose} busy={picture.kind === 'reading'}>
        {words.choose()}
      </Button>
      <p>{words.dropHere()}</p>
      <p className={styles.quiet}>{words.pictureRules()}</p>
    </div>
  )
}

function Shown({ picture, onChoose, retry, remove }: Props & { readonly onChoose: () => void }) {
  if (!('preview' in picture)) return null
  return (
    <>
      <img className={styles.preview} src={picture.preview} alt={words.preview()} />
      <div className={styles.pictureActions}>
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
      </div>
    </>
  )
}

/** Takes a picture that is chosen, dropped or pasted, and shows it. */
export function PictureArea(props: Props) {
  const { picture, choose } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const said = useId()
  useIncoming(props)
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const fault = 'fault' in picture ? picture.fault : undefined
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
      <input
        ref={input}
        type="file"
        accept={acceptedTypes}
        aria-label={words.choose()}
        aria-describedby={said}
        hidden
        onChange={(event) => {
          const file = pictureIn(event.target.files)
          event.target.value = ''
          if (file !== undefined) choose(file)
        }}
      />
      {'preview' in picture ? (
        <Shown {...props} onChoose={() => input.current?.click()} />
      ) : (
        <Empty picture={picture} onChoose={() => input.current?.click()} />
      )}
      <p id={said} role="status" className={styles.said}>
        {statusOf[picture.kind]()}
      </p>
      {fault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}
