import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type DragEvent, type ReactElement, useId, useRef, useState } from 'react'
import styles from './file-drop.module.css'
import { fileWords as words } from './words.ts'

interface FileDropProps {
  readonly isFirst: boolean
  readonly busy: boolean
  readonly fault: string | undefined
  /** The requirements of the file. */
  readonly rules: string
  readonly onFile: (file: File) => void
}

/** Chooses a CSV, or takes one that is dropped. */
export function FileDrop({ isFirst, busy, fault, rules, onFile }: FileDropProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    const [file] = event.dataTransfer.files
    if (event.type === 'drop' && file !== undefined) onFile(file)
  }
  const label = isFirst ? words.choose() : words.chooseAnother()
  return (
    <section
      aria-label={words.choosePart()}
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drag}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <Icon shape={icons.upload} size={28} />
      <div className={styles.choose}>
        <Button
          kind={isFirst ? 'ink' : 'quiet'}
          busy={busy}
          aria-describedby={`${id}-rules ${id}-fault`}
          data-invalid={fault === undefined ? undefined : true}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <span className={styles.beside}>{words.drop()}</span>
      </div>
      <p id={`${id}-rules`} className={styles.hint}>
        {rules}
      </p>
      <p id={`${id}-fault`} aria-live="polite" className={styles.fault}>
        {fault}
      </p>
    </section>
  )
}
