import { useCommand } from '@tessera/cache/react'
import { CatalogRhythm, type CatalogSource } from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { DraftNotice, keepDrafts, useDraft } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import { CurrencyField, RhythmField } from '../add/options.tsx'
import { words as formWords } from '../add/words.ts'
import { updateCommand } from '../commands.ts'
import { words } from '../words.ts'
import styles from './sources.module.css'

const EditDraft = z.object({
  name: z.string(),
  address: z.string(),
  rhythm: CatalogRhythm,
  currency: z.string(),
})

const keptEdits = keepDrafts('catalog-source-edit', EditDraft)

interface EditSourceProps {
  readonly source: CatalogSource
  readonly onChanged: (source: CatalogSource) => void
  readonly onClose: () => void
}

function useEdit({ source, onChanged, onClose }: EditSourceProps) {
  const form = useDraft({
    kept: keptEdits,
    id: source.id,
    saved: {
      name: source.name,
      address: source.address ?? '',
      rhythm: source.rhythm,
      currency: source.currency ?? '',
    },
  })
  const [isTried, setTried] = useState(false)
  const update = useCommand(updateCommand)
  const hasAddress = source.origin === 'address'
  const { draft } = form
  const name = draft.name.trim()
  const address = draft.address.trim()
  const save = async () => {
    setTried(true)
    if (name === '' || (hasAddress && address === '')) return
    const outcome = await update.run({
      id: source.id,
      name,
      rhythm: draft.rhythm,
      ...(hasAddress ? { address } : {}),
      currency: draft.currency === '' ? null : draft.currency,
    })
    if (outcome.state !== 'done') return
    form.done()
    onChanged(outcome.answer)
    onClose()
  }
  const missing = (value: string, text: string) => (isTried && value === '' ? text : undefined)
  return {
    form,
    update,
    save,
    hasAddress,
    nameFault: missing(name, formWords.nameMissing()),
    addressFault: missing(address, formWords.addressMissing()) ?? update.fieldRefusal('address'),
  }
}

/** Edits the name, the address, the rhythm and the currency of a source. */
export function EditSource(props: EditSourceProps): ReactElement {
  const { source, onClose } = props
  const { form, update, save, hasAddress, nameFault, addressFault } = useEdit(props)
  const { draft, write } = form
  const { busy, formRefusal, clear } = update
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void save()
  }
  return (
    <Modal
      title={words.editTitle()}
      backdropCloses={!form.changed}
      closable={!busy}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
        <TextField
          label={formWords.name()}
          name="source-name"
          autoComplete="off"
          data-autofocus
          maxLength={limits.catalogNameMax}
          error={nameFault}
          value={draft.name}
          onChange={({ currentTarget }) => write({ name: currentTarget.value })}
        />
        {hasAddress ? (
          <TextField
            label={formWords.addressLabel()}
            name="address"
            type="url"
            autoComplete="off"
            maxLength={limits.pinLinkMax}
            error={addressFault}
            value={draft.address}
            onChange={({ currentTarget }) => {
              clear()
              write({ address: currentTarget.value })
            }}
          />
        ) : null}
        {source.origin === 'upload' ? null : (
          <RhythmField value={draft.rhythm} onChange={(rhythm) => write({ rhythm })} />
        )}
        <CurrencyField value={draft.currency} onChange={(currency) => write({ currency })} />
        {formRefusal === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {formRefusal}
          </p>
        )}
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={busy}>
            {words.save()}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {words.cancel()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
