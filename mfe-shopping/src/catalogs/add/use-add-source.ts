import { useCommand } from '@tessera/cache/react'
import type { CatalogSource } from '@tessera/contracts/calls/catalogs'
import { useDraft } from '@tessera/module/drafts'
import { useSending } from '@tessera/module/uploads'
import { useRef, useState } from 'react'
import { createCommand } from '../commands.ts'
import {
  emptyDraft,
  faultsOf,
  fieldOf,
  fileFault,
  fileRefusal,
  inputOf,
  keptSources,
  newSource,
  type SourceDraft,
  type SourceFaults,
  type SourceField,
} from './source-draft.ts'

type Upload = SourceDraft['upload']

/** Sends the file of a draft as soon as it is chosen, so that the rest can be filled in meanwhile. */
function useFile(write: (change: Partial<SourceDraft>) => void, onFault: (fault: string) => void) {
  const sender = useSending()
  const [name, setName] = useState<string>()
  const arriving = useRef<Promise<Upload>>(undefined)

  async function arrive(file: File): Promise<Upload> {
    const sent = await sender.send(file, async (id) => ({ ok: true, data: id, bookmark: null }))
    if (sent === undefined) return null
    if (!sent.ok) {
      onFault(sent.error.message)
      return null
    }
    const upload = { id: sent.data, name: file.name }
    write({ upload })
    return upload
  }
  const choose = (file: File) => {
    const fault = fileFault(file)
    if (fault !== undefined) return onFault(fault)
    setName(file.name)
    write({ upload: null })
    arriving.current = arrive(file)
  }
  return { ...sender, name, choose, arrived: () => arriving.current }
}

/** Adds a source from a draft that a reload doesn't lose. */
export function useAddSource(onAdded: (source: CatalogSource) => void) {
  const form = useDraft({ kept: keptSources, id: newSource, saved: emptyDraft })
  const latest = useRef(form)
  latest.current = form
  const [faults, setFaults] = useState<SourceFaults>({})
  const [isWaiting, setWaiting] = useState(false)
  const [stops, setStops] = useState(0)
  const create = useCommand(createCommand)

  const clear = (field: SourceField) => setFaults(({ [field]: _, ...others }) => others)
  const file = useFile(
    (change) => latest.current.write(change),
    (fault) => setFaults((before) => ({ ...before, file: fault })),
  )

  async function send(upload: Upload): Promise<void> {
    const draft = { ...latest.current.draft, upload }
    const outcome = await create.run(inputOf(draft))
    if (outcome.state === 'done') {
      latest.current.done()
      onAdded(outcome.answer)
    }
    if (outcome.state !== 'refused') return
    setStops((count) => count + 1)
    const { error } = outcome
    const field = fieldOf(error, draft)
    if (field !== undefined)
      setFaults({ [field]: field === 'file' ? fileRefusal(error) : error.message })
    // The service has refused the file itself, so another one is needed.
    if (field === 'file') latest.current.write({ upload: null })
  }

  async function submit(): Promise<void> {
    const found = faultsOf(form.draft, file.sending !== undefined)
    setFaults(found)
    if (Object.keys(found).length > 0) return setStops((count) => count + 1)
    const isFile = form.draft.origin === 'upload'
    setWaiting(true)
    const arrived = isFile ? (form.draft.upload ?? (await file.arrived()) ?? null) : null
    if (arrived !== null || !isFile) await send(arrived)
    setWaiting(false)
  }

  const refusal = create.refusal
  const isOfField = refusal !== null && fieldOf(refusal, form.draft) !== undefined
  return {
    form,
    faults,
    file,
    submit,
    clear,
    /** The number of times that the form was stopped by faults. Each time, the first faulty field gets the focus. */
    stops,
    isBusy: isWaiting || create.busy,
    formFault: isOfField ? undefined : refusal?.message,
  }
}

export type AddingSource = ReturnType<typeof useAddSource>
