import { CatalogOrigin, type CatalogSource } from '@tessera/contracts/calls/catalogs'
import { limits } from '@tessera/contracts/limits'
import { DraftNotice } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useEffect, useId, useRef } from 'react'
import styles from './add.module.css'
import { BoardField, CurrencyField } from './options.tsx'
import { PlaceFields } from './place-fields.tsx'
import { type AddingSource, useAddSource } from './use-add-source.ts'
import { words } from './words.ts'

const hints: Readonly<Record<CatalogOrigin, () => string>> = {
  upload: words.uploadHint,
  address: words.addressHint,
  website: words.websiteHint,
}

function OriginChoice({ form }: Pick<AddingSource, 'form'>): ReactElement {
  const id = useId()
  return (
    <fieldset className={styles.origins}>
      <legend className={styles.legend}>{words.from()}</legend>
      {CatalogOrigin.options.map((origin) => (
        <label key={origin} className={styles.origin}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={form.draft.origin === origin}
            aria-describedby={`${id}-${origin}`}
            onChange={() => form.write({ origin })}
          />
          <span className={styles.originName}>{words[origin]()}</span>
          <span id={`${id}-${origin}`} className={styles.hint}>
            {hints[origin]()}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface AddSourceProps {
  readonly onAdded: (source: CatalogSource) => void
  /** Closes the form; undefined where there is nothing behind it. */
  readonly onClose?: (() => void) | undefined
}

/** Adds a source of products. What is typed survives refusals and reloads. */
export function AddSource({ onAdded, onClose }: AddSourceProps): ReactElement {
  const adding = useAddSource(onAdded)
  const { form, faults, clear, isBusy, formFault } = adding
  const { draft, write } = form
  const id = useId()
  const shape = useRef<HTMLFormElement>(null)
  const { stops } = adding
  useEffect(() => {
    if (stops === 0) return
    shape.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [stops])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void adding.submit()
  }
  return (
    <form ref={shape} noValidate aria-labelledby={id} className={styles.form} onSubmit={submit}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {words.title()}
      </h2>
      {form.wasKept ? <DraftNotice onStartOver={form.startOver} /> : null}
      <OriginChoice form={form} />
      <PlaceFields adding={adding} />
      <TextField
        label={words.name()}
        hint={words.nameHint()}
        name="source-name"
        autoComplete="off"
        maxLength={limits.catalogNameMax}
        error={faults.name}
        value={draft.name}
        onChange={({ currentTarget }) => {
          clear('name')
          write({ name: currentTarget.value })
        }}
      />
      <div className={styles.pair}>
        <CurrencyField value={draft.currency} onChange={(currency) => write({ currency })} />
        <BoardField
          value={draft.boardId}
          fault={faults.board}
          onChange={(boardId) => {
            clear('board')
            write({ boardId })
          }}
        />
      </div>
      {formFault === undefined ? null : (
        <p role="alert" className={styles.fault}>
          {formFault}
        </p>
      )}
      <div className={styles.foot}>
        <Button type="submit" kind="primary" busy={isBusy}>
          {words.submit()}
        </Button>
        {onClose === undefined ? null : <Button onClick={onClose}>{words.cancel()}</Button>}
      </div>
    </form>
  )
}
