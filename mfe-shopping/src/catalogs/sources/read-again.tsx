import { useCommand } from '@tessera/cache/react'
import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { useSending } from '@tessera/module/uploads'
import { Button } from '@tessera/ui/button'
import { useRef, useState } from 'react'
import { acceptedFeeds } from '../add/file-field.tsx'
import { fileFault, fileRefusal } from '../add/source-draft.ts'
import { runCommand } from '../commands.ts'
import { words } from '../words.ts'

/** Says why a source isn't read again. */
function refusedText({ origin }: CatalogSource, refusal: CallError | null): string | undefined {
  if (refusal === null) return undefined
  return origin === 'upload' ? fileRefusal(refusal) : refusal.message
}

/** Reads a source again: from its address, or from a new file that is sent first. */
export function useReadAgain(source: CatalogSource, onChanged: (source: CatalogSource) => void) {
  const upload = useSending()
  const [fault, setFault] = useState<string>()
  const { run, busy, refusal } = useCommand(runCommand)

  async function read(uploadId?: string): Promise<void> {
    setFault(undefined)
    const { id } = source
    const outcome = await run(uploadId === undefined ? { id } : { id, upload_id: uploadId })
    if (outcome.state === 'done') onChanged(outcome.answer)
  }
  async function readFile(file: File): Promise<void> {
    const unfit = fileFault(file)
    setFault(unfit)
    if (unfit !== undefined) return
    const sent = await upload.send(file, async (id) => ({ ok: true, data: id, bookmark: null }))
    if (sent?.ok) await read(sent.data)
    else setFault(sent?.error.message)
  }
  return {
    upload,
    busy,
    read,
    readFile,
    fault: fault ?? refusedText(source, refusal),
  }
}

interface ReadAgainProps {
  readonly source: CatalogSource
  readonly again: ReturnType<typeof useReadAgain>
}

/** The button that reads a source again; for an uploaded file it chooses the new one. */
export function ReadAgain({ source, again }: ReadAgainProps) {
  const { name, origin } = source
  const input = useRef<HTMLInputElement>(null)
  if (origin !== 'upload')
    return (
      <Button
        size="small"
        busy={again.busy}
        aria-label={words.readAgainOf({ name })}
        onClick={() => void again.read()}
      >
        {words.readAgain()}
      </Button>
    )
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFeeds}
        aria-label={words.newFileOf({ name })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file !== undefined) void again.readFile(file)
        }}
      />
      <Button
        size="small"
        busy={again.busy || again.upload.sending !== undefined}
        aria-label={words.newFileOf({ name })}
        onClick={() => input.current?.click()}
      >
        {words.newFile()}
      </Button>
    </>
  )
}
