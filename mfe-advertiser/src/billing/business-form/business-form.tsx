import { defineCommand } from '@tessera/cache'
import { useCommand } from '@tessera/cache/react'
import { type AdBusiness, saveAdBusiness } from '@tessera/contracts/calls/quick-promote'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { siteLink } from '@tessera/contracts/web-link'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import panels from '../../kit/panels/panels.module.css'
import styles from './business-form.module.css'
import { businessWords as words } from './words.ts'

// Stores who is behind the ad account.
const saveCommand = defineCommand(saveAdBusiness, {
  name: 'save-ad-business',
  refusals: 'inline',
})

const Draft = z.object({
  legal_name: z.string(),
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  website: z.string(),
  tax_id: z.string(),
})

const kept = keepDrafts('ad-business', Draft)

const empty: AdBusiness = {
  legal_name: '',
  street: '',
  postal_code: '',
  city: '',
  website: '',
  tax_id: '',
}

const fields = [
  { name: 'legal_name', label: words.legalName, complete: 'organization', isShort: false },
  { name: 'street', label: words.street, complete: 'street-address', isShort: false },
  { name: 'postal_code', label: words.postalCode, complete: 'postal-code', isShort: true },
  { name: 'city', label: words.city, complete: 'address-level2', isShort: true },
  { name: 'website', label: words.website, complete: 'url', isShort: false },
  { name: 'tax_id', label: words.taxId, complete: 'off', isShort: false },
] as const

type Name = (typeof fields)[number]['name']

/** Returns what is missing, by the field. */
function missingIn(draft: AdBusiness): Partial<Record<Name, string>> {
  const empties = fields.filter(({ name }) => name !== 'tax_id' && draft[name].trim() === '')
  const isSite = siteLink(draft.website) !== undefined
  return {
    ...(isSite ? {} : { website: words.linkFault() }),
    ...Object.fromEntries(empties.map(({ name }) => [name, words.required()])),
  }
}

interface FieldsProps {
  readonly draft: AdBusiness
  readonly faults: Partial<Record<Name, string>>
  readonly onWrite: (name: Name, text: string) => void
}

function Fields({ draft, faults, onWrite }: FieldsProps): ReactElement {
  return (
    <div className={styles.address}>
      {fields.map(({ name, label, complete, isShort }, index) => (
        <div key={name} className={isShort ? undefined : styles.wholeLine}>
          <TextField
            label={label()}
            autoComplete={complete}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
            {...(name === 'tax_id' ? { hint: words.taxIdHint() } : {})}
            {...(name === 'website' ? { inputMode: 'url' as const } : {})}
            error={faults[name]}
            value={draft[name]}
            onChange={({ currentTarget }) => onWrite(name, currentTarget.value)}
          />
        </div>
      ))}
    </div>
  )
}

interface BusinessFormProps {
  readonly advertiserId: AdvertiserId
  readonly saved: AdBusiness | null
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Asks who is behind the ad. What is typed survives refusals and closing. */
export default function BusinessForm(props: BusinessFormProps): ReactElement {
  const { advertiserId, saved, onSaved, onClose } = props
  const form = useDraft({ kept, id: advertiserId, saved: saved ?? empty })
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({})
  const [stops, setStops] = useState(0)
  const shape = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (stops > 0) shape.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [stops])
  const save = useCommand(saveCommand)
  const write = (name: Name, text: string) => {
    setFaults(({ [name]: _, ...others }) => others)
    form.write({ [name]: text })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(form.draft)
    setFaults(missing)
    if (Object.keys(missing).length > 0) return setStops((count) => count + 1)
    const outcome = await save.run({ advertiser_id: advertiserId, ...form.draft })
    if (outcome.state !== 'done') return
    form.done()
    onSaved()
  }
  return (
    <Modal title={words.businessTitle()} backdropCloses={false} onClose={onClose}>
      <form
        ref={shape}
        noValidate
        className={panels.stack}
        onSubmit={(event) => void submit(event)}
      >
        <p>{words.businessLead()}</p>
        <Fields draft={form.draft} faults={faults} onWrite={write} />
        {save.formRefusal === undefined ? null : (
          <p role="alert" className={panels.fault}>
            {save.formRefusal}
          </p>
        )}
        <div className={panels.acts}>
          <Button type="submit" kind="primary" busy={save.busy}>
            {words.save()}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
