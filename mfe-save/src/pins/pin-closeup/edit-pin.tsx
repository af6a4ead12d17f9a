import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import { z } from '@tessera/contracts/schema'
import { keepDrafts, useDraft } from '@tessera/module/drafts'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextArea, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { EditForm } from './edit-form.tsx'
import { changesOf, draftOf, faultsOf } from './pin-draft.ts'
import { words } from './words.ts'

const keptPinDrafts = keepDrafts(
  'pin',
  z.object({
    title: z.string(),
    description: z.string(),
    link: z.string(),
    altText: z._default(z.string(), ''),
    sensitive: z._default(z.boolean(), false),
  }),
)

interface EditPinProps {
  readonly pin: PinDetails
  readonly close: () => void
}

/** Edits the title, description and link of the viewer's own idea. */
export function EditPin({ pin, close }: EditPinProps): ReactElement {
  const saved = draftOf(pin)
  const form = useDraft({ kept: keptPinDrafts, id: pin.id, saved })
  const { draft, write } = form
  const faults = faultsOf(draft)
  const isHeld = pin.sensitive_by !== null && pin.sensitive_by !== 'author'
  return (
    <EditForm
      {...{ pin, form, close }}
      title={words.editTitle()}
      changes={{ to: changesOf(draft, saved), from: changesOf(saved, draft) }}
      valid={Object.keys(faults).length === 0}
    >
      <TextField
        label={words.title()}
        value={draft.title}
        error={faults.title}
        onChange={({ currentTarget }) => write({ title: currentTarget.value })}
      />
      <HashtagField
        label={words.description()}
        rows={4}
        value={draft.description}
        error={faults.description}
        onText={(description) => write({ description })}
      />
      <TextArea
        label={words.altText()}
        hint={words.altTextHint()}
        rows={2}
        value={draft.altText}
        error={faults.altText}
        onChange={({ currentTarget }) => write({ altText: currentTarget.value })}
      />
      <TextField
        label={words.link()}
        inputMode="url"
        value={draft.link}
        error={faults.link}
        onChange={({ currentTarget }) => write({ link: currentTarget.value })}
      />
      <Checkbox
        label={words.markSensitive()}
        hint={isHeld ? words.markHeld() : words.markSensitiveHint()}
        checked={draft.sensitive}
        disabled={isHeld}
        onChange={({ currentTarget }) => write({ sensitive: currentTarget.checked })}
      />
    </EditForm>
  )
}
