import { sendingText, UploadProgress, type useSending } from '@tessera/module/uploads'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, useId, useRef } from 'react'
import { neededColumns } from '../sample-feed.ts'
import styles from './add.module.css'
import { uploadMegabytes } from './source-draft.ts'
import { useFileDrop } from './use-file-drop.ts'
import { words } from './words.ts'

/** The kinds of files that a feed can be. */
export const acceptedFeeds = '.csv,.tsv,.txt,.xml,.gz'

interface SendingFileProps {
  readonly upload: Omit<ReturnType<typeof useSending>, 'send'>
}

/** Shows how much of a feed has arrived. */
export function SendingFile({ upload }: SendingFileProps): ReactElement | null {
  const { sending, pause, resume, cancel } = upload
  if (sending === undefined) return null
  return (
    <div className={styles.sending}>
      <UploadProgress
        label={words.sending()}
        sent={sending.sent}
        isPaused={sending.isPaused ?? false}
        onPause={pause}
        onResume={resume}
        onCancel={cancel}
      />
      <p role="status" className={styles.hint}>
        {sendingText(sending) ?? words.keepOpen()}
      </p>
    </div>
  )
}

interface FileFieldProps extends SendingFileProps {
  readonly fault: string | undefined
  /** The name of the file, once it has arrived. */
  readonly arrived: string | undefined
  readonly name: string | undefined
  readonly onFile: (file: File) => void
}

/** Chooses a feed from the device, or takes one that is dropped, and shows it on its way. */
export function FileField(props: FileFieldProps): ReactElement {
  const { upload, fault, arrived, name, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  const isOver = useFileDrop(onFile)
  const id = useId()
  const isNone = upload.sending === undefined && arrived === undefined
  const label = isNone ? words.chooseFile() : words.chooseAnother()
  return (
    <section aria-label={words.file()} className={styles.drop} data-over={isOver || undefined}>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFeeds}
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
          kind={isNone ? 'ink' : 'quiet'}
          aria-describedby={`${id}-rules ${id}-fault`}
          data-invalid={fault === undefined ? undefined : true}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {isNone ? <span className={styles.beside}>{words.drop()}</span> : null}
      </div>
      {isNone ? (
        <p id={`${id}-rules`} className={styles.hint}>
          {words.rules({ size: uploadMegabytes, columns: neededColumns.join(', ') })}
        </p>
      ) : null}
      {upload.sending === undefined ? null : <bdi className={styles.file}>{name}</bdi>}
      <SendingFile upload={upload} />
      <p role="status" className={styles.file}>
        {arrived === undefined || upload.sending !== undefined
          ? null
          : words.arrived({ file: arrived })}
      </p>
      <p id={`${id}-fault`} aria-live="polite" className={styles.fault}>
        {fault}
      </p>
    </section>
  )
}
