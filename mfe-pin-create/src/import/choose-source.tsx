import { type Import, planFeedImport, planImport } from '@tessera/contracts/calls/imports'
import { planRestore, type Restore } from '@tessera/contracts/calls/restores'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { sendingText, UploadProgress, useSending } from '@tessera/module/uploads'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { SettingsPanel } from '@tessera/ui/settings-page'
import { downloadZip } from 'client-zip'
import { type ChangeEvent, type FormEvent, type ReactElement, useRef, useState } from 'react'
import styles from './import.module.css'
import { words } from './words.ts'

const pictures = /\.(jpe?g|png|webp|gif|avif)$/i

/** Returns the pictures of a chosen folder, and of the folders in it. */
const picturesOf = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ name }) => pictures.test(name) && !name.startsWith('.'))

/** Packs the pictures of a folder into a ZIP, under their paths. */
const zipFolder = (files: readonly File[]): Promise<Blob> =>
  downloadZip(
    files.map((file) => ({
      name: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
      input: file,
      lastModified: new Date(file.lastModified),
    })),
  ).blob()

const size = String(limits.uploadMaxBytes / 1_048_576)

const librarySize = String(limits.libraryMaxBytes / 1_000_000_000)

/** The plan of a file: an import, or a restore of one's own download. */
type Planned =
  | { readonly kind: 'import'; readonly plan: Import }
  | { readonly kind: 'restore'; readonly plan: Restore }

interface ChooseProps {
  readonly onPlanned: (planned: Planned) => void
}

const asImport = (result: CallResult<Import>): CallResult<Planned> =>
  result.ok ? { ...result, data: { kind: 'import', plan: result.data } } : result

/** Plans from a source; keeps what is under way and the fault of the last one. */
function usePlan(onPlanned: ChooseProps['onPlanned']) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const plan = async (ask: () => Promise<CallResult<Planned> | undefined>) => {
    setBusy(true)
    setFault(undefined)
    const result = await ask()
    setBusy(false)
    if (result === undefined) return
    if (result.ok) onPlanned(result.data)
    else setFault(result.error.message)
  }
  return { busy, fault, setFault, plan }
}

function Fault({ text }: { readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : (
    <p role="alert" className={styles.fault}>
      {text}
    </p>
  )
}

interface OnItsWayProps {
  readonly upload: ReturnType<typeof useSending>
  /** Says how much may be sent. */
  readonly atMost: string
}

/** Shows how much of a file has arrived, and pauses it or calls it off. */
function OnItsWay({ upload, atMost }: OnItsWayProps): ReactElement | null {
  const { sending, pause, resume, cancel } = upload
  if (sending === undefined) return <p className={styles.quiet}>{atMost}</p>
  return (
    <>
      <UploadProgress
        label={words.sending()}
        sent={sending.sent}
        isPaused={sending.isPaused ?? false}
        onPause={pause}
        onResume={resume}
        onCancel={cancel}
      />
      <p role="status">{sendingText(sending) ?? words.keepOpen()}</p>
    </>
  )
}

interface FilesProps extends ChooseProps {
  readonly label: string
  readonly isFolder?: boolean
}

/** Chooses a file or a folder and sends it for a plan. */
function ChooseFiles({ label, isFolder = false, onPlanned }: FilesProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const { busy, fault, setFault, plan } = usePlan(onPlanned)
  const { client } = useShell()
  const upload = useSending()
  /** Plans a restore of the person's own download; anything else is planned as an import. */
  const planSent = async (uploadId: string, signal: AbortSignal, mayRestore: boolean) => {
    const sent = { upload_id: uploadId }
    const restore = mayRestore ? await client.call(planRestore, sent, { signal }) : undefined
    if (restore?.ok === true)
      return { ...restore, data: { kind: 'restore' as const, plan: restore.data } }
    if (restore !== undefined && restore.error.code !== 'restore-not-ours') return restore
    return asImport(await client.call(planImport, sent, { signal }))
  }
  const send = (file: File) => {
    const mayRestore = !isFolder && /\.zip$/i.test(file.name)
    if (file.size === 0) return setFault(words.emptyFile())
    if (!mayRestore && file.size > limits.uploadMaxBytes) return setFault(words.tooLarge({ size }))
    if (file.size > limits.libraryMaxBytes)
      return setFault(words.libraryTooLarge({ size: librarySize }))
    return void plan(() =>
      upload.send<Planned>(file, (uploadId, signal) => planSent(uploadId, signal, mayRestore)),
    )
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    const [first] = files
    if (first === undefined) return
    if (!isFolder) return send(first)
    const pictures = picturesOf(files)
    if (pictures.length === 0) return setFault(words.noPictures())
    const bytes = pictures.reduce((sum, file) => sum + file.size, 0)
    if (bytes > limits.uploadMaxBytes) return setFault(words.tooLarge({ size }))
    const zip = await zipFolder(pictures).catch(() => undefined)
    return zip === undefined
      ? setFault(words.folderFailed())
      : send(new File([zip], 'pictures.zip', { type: 'application/zip' }))
  }
  return (
    <div className={styles.form}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.zip,.html,.htm,.csv,.json' })}
        onChange={(event) => void choose(event)}
      />
      <div>
        <Button busy={busy} onClick={() => input.current?.click()}>
          {label}
        </Button>
      </div>
      <OnItsWay
        upload={upload}
        atMost={isFolder ? words.atMost({ size }) : words.fileAtMost({ size, librarySize })}
      />
      <Fault text={fault} />
    </div>
  )
}

function ChooseFeed({ onPlanned }: ChooseProps): ReactElement {
  const { client } = useShell()
  const [url, setUrl] = useState('')
  const { busy, fault, setFault, plan } = usePlan(onPlanned)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void plan(async () => asImport(await client.call(planFeedImport, { url })))
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        label={words.feedAddress()}
        placeholder={words.feedExample()}
        type="url"
        value={url}
        maxLength={limits.pinLinkMax}
        error={fault}
        onChange={({ currentTarget }) => {
          setFault(undefined)
          setUrl(currentTarget.value)
        }}
      />
      <div>
        <Button type="submit" busy={busy} disabled={url.trim() === ''}>
          {words.read()}
        </Button>
      </div>
    </form>
  )
}

/** Chooses what to import: a file, a folder of pictures or a feed. */
export function ChooseSource({ onPlanned }: ChooseProps): ReactElement {
  return (
    <>
      <SettingsPanel title={words.fromFile()} why={words.fromFileWhy()}>
        <ChooseFiles label={words.chooseFile()} onPlanned={onPlanned} />
      </SettingsPanel>
      <SettingsPanel title={words.fromFolder()} why={words.fromFolderWhy()}>
        <ChooseFiles label={words.chooseFolder()} isFolder onPlanned={onPlanned} />
      </SettingsPanel>
      <SettingsPanel title={words.fromFeed()} why={words.fromFeedWhy()}>
        <ChooseFeed onPlanned={onPlanned} />
      </SettingsPanel>
    </>
  )
}
