import { pictureTypes } from '@tessera/contracts/picture-file'
import { Avatar } from '@tessera/ui/avatar'
import { Button } from '@tessera/ui/button'
import { type DragEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { CropModal } from './crop-modal.tsx'
import styles from './portrait.module.css'
import { usePortrait } from './use-portrait.ts'
import { words } from './words.ts'

const accepted = pictureTypes.join(',')

/** Takes pasted pictures, and keeps a dropped file from replacing the page. */
function useIncoming(choose: (file: File) => void): void {
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      latest.current(file)
    }
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

/** A hidden file input; `press` opens the dialog, with the camera where it is asked for. */
function useFileInput(choose: (file: File) => void, label: string, camera: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const element = (
    <input
      ref={input}
      type="file"
      accept={accepted}
      {...(camera ? { capture: 'user' as const } : {})}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // The same file can be chosen again.
        target.value = ''
        if (file !== undefined) choose(file)
      }}
    />
  )
  return { element, press: () => input.current?.click() }
}

/** The viewer's portrait, with ways to add, change and remove it. It is saved at once. */
export function PortraitField(): ReactElement | null {
  const { state, viewer, choose, save, close, remove } = usePortrait()
  const hint = useId()
  const [over, setOver] = useState(false)
  useIncoming(choose)
  const files = useFileInput(choose, words.add(), false)
  const camera = useFileInput(choose, words.take(), true)
  if (viewer === null) return null
  const { id, full_name: name, image_medium_url: url } = viewer
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const dropped = (event: DragEvent) => {
    drag(false)(event)
    const [file] = event.dataTransfer.files
    if (file !== undefined) choose(file)
  }
  return (
    <section
      aria-label={words.title()}
      className={styles.field}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={dropped}
    >
      {files.element}
      {camera.element}
      <Avatar id={id} name={name} picture={url ?? undefined} size={88} />
      <div className={styles.ways}>
        <div className={styles.buttons}>
          <Button onClick={files.press} busy={state.kind === 'reading'} aria-describedby={hint}>
            {url === null ? words.add() : words.change()}
          </Button>
          <Button className={styles.camera} onClick={camera.press}>
            {words.take()}
          </Button>
          {url === null ? null : <Button onClick={remove}>{words.remove()}</Button>}
        </div>
        <p id={hint} className={styles.hint}>
          {words.hint()}
        </p>
        {state.kind === 'idle' && state.fault !== undefined ? (
          <p role="alert" className={styles.fault}>
            {state.fault}
          </p>
        ) : null}
      </div>
      {state.kind === 'placing' || state.kind === 'saving' ? (
        <CropModal
          key={state.picture.preview}
          picture={state.picture}
          fault={state.kind === 'placing' ? state.fault : undefined}
          busy={state.kind === 'saving'}
          onSave={save}
          onAnother={files.press}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
