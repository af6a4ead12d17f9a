import { bind, type Draft, defineCommand } from '@tessera/cache'
import type { Client } from '@tessera/client'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import { updatePin } from '@tessera/contracts/calls/pins'
import type { PinDetails } from '@tessera/contracts/entities/pin-details'
import type { PinId } from '@tessera/contracts/ids'
import { words } from './words.ts'

/** Fields of a pin that can be changed: texts by its creator, the note by its saver. */
export type PinChanges = Pick<
  InputOf<typeof updatePin>,
  'title' | 'description' | 'link' | 'alt_text' | 'is_sensitive' | 'note' | 'note_is_shared'
>

interface ChangePin {
  readonly id: PinId
  readonly to: PinChanges
  /** The same fields as they were, for undo. */
  readonly from: PinChanges
  /** The account that the pin is changed for. */
  readonly subject: { readonly orbac_subject_id?: string }
}

function showChanged(changed: PinDetails, { id }: ChangePin, draft: Draft): void {
  const { title, description, link, alt_text, link_domain, note } = changed
  const { images, embed, sensitive, sensitive_by, slides } = changed
  draft.patch('pin', id, { title, description, link, alt_text, link_domain, note })
  draft.patch('pin', id, { images, embed, sensitive, sensitive_by, slides })
}

const send = (client: Client, { id, to, subject }: ChangePin) =>
  client.call(updatePin, { id, ...to, ...subject })

const changeBack = defineCommand(send, {
  name: 'undo-change-pin',
  confirm: showChanged,
  say: { done: () => words.undone() },
})

/** Changes the texts of a pin, or its saver's note. */
export const changePin = defineCommand(send, {
  name: 'change-pin',
  key: ({ id }) => id,
  refusals: 'inline',
  confirm: showChanged,
  undo: (_, { from, to, ...pin }) => bind(changeBack, { ...pin, from: to, to: from }),
  say: { done: () => words.kept() },
})
