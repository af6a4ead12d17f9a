import { useCommand } from '@tessera/cache/react'
import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { createTagCommand } from '../../kit/tags/create-tag-command.ts'
import { NameForm } from '../../kit/tags/name-form.tsx'
import { newTagWords } from '../../kit/tags/words.ts'
import { tagWords as words } from './words.ts'

interface CreateTagProps {
  readonly advertiserId: AdvertiserId
  readonly onTag?: (tag: ConversionTag) => void
}

/** Creates a tag by its name. */
export function CreateTag({ advertiserId, onTag }: CreateTagProps): ReactElement {
  const { toast } = useShell()
  const create = useCommand(createTagCommand)
  const send = async (name: string) => {
    const outcome = await create.run({ advertiser_id: advertiserId, name })
    if (outcome.state !== 'done') return false
    toast({ text: words.created({ name: outcome.answer.name }), tone: 'good' })
    onTag?.(outcome.answer)
    return true
  }
  return (
    <NameForm
      label={newTagWords.name()}
      hint={newTagWords.nameHint()}
      button={newTagWords.create()}
      busy={create.busy}
      refusal={create.formRefusal}
      onChange={create.clear}
      onSend={send}
    />
  )
}
