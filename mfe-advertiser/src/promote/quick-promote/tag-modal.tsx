import { useCommand } from '@tessera/cache/react'
import type { ConversionTag } from '@tessera/contracts/entities/conversion'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { Modal } from '@tessera/ui/modal'
import { type FormEvent, type ReactElement, useState } from 'react'
import styles from '../../kit/ad-fields/ad-fields.module.css'
import { eventName, tagEvents } from '../../kit/ad-fields/tag-events.ts'
import { adWords } from '../../kit/ad-fields/words.ts'
import { Report } from '../../kit/tables/report.tsx'
import { createTagCommand } from '../../kit/tags/create-tag-command.ts'
import { NameForm } from '../../kit/tags/name-form.tsx'
import { useTags } from '../../kit/tags/use-tags.ts'
import { newTagWords } from '../../kit/tags/words.ts'
import type { PromoteForm, Promoting } from './use-quick-promote.ts'
import { words } from './words.ts'

interface ChoiceProps {
  readonly form: PromoteForm
  readonly tags: readonly ConversionTag[]
  readonly onClose: () => void
}

/** Chooses one of the account's tags, and what it counts. */
function TagChoice({ form, tags, onClose }: ChoiceProps): ReactElement {
  const [chosen, setChosen] = useState(form.draft.tagId)
  const [event, setEvent] = useState(form.draft.event)
  const tagId = tags.find(({ id }) => id === chosen)?.id ?? tags[0]?.id ?? ''
  const use = (submitted: FormEvent) => {
    submitted.preventDefault()
    form.write({ objective: 'WEB_CONVERSION', tagId, event })
    onClose()
  }
  return (
    <form noValidate className={styles.stack} onSubmit={use}>
      <SelectField
        label={adWords.tagName()}
        data-autofocus
        value={tagId}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {tags.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={adWords.event()}
        value={event}
        onChange={({ currentTarget }) => setEvent(currentTarget.value)}
      >
        {tagEvents.map((each) => (
          <option key={each} value={each}>
            {eventName(each)}
          </option>
        ))}
      </SelectField>
      <div className={styles.foot}>
        <Button type="submit" kind="primary">
          {words.useTag()}
        </Button>
      </div>
    </form>
  )
}

/** Creates the first tag; people without an ad account get one with it. */
function FirstTag({ ensureAccount }: Pick<Promoting, 'ensureAccount'>): ReactElement {
  const create = useCommand(createTagCommand)
  const send = async (name: string) => {
    const id = await ensureAccount()
    if (id === undefined) return false
    return (await create.run({ advertiser_id: id, name })).state === 'done'
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

interface AccountTagsProps extends Omit<ChoiceProps, 'tags'>, Pick<Promoting, 'ensureAccount'> {
  readonly accountId: AdvertiserId
}

function AccountTags({ accountId, ensureAccount, ...rest }: AccountTagsProps): ReactElement {
  const query = useTags(accountId)
  return (
    <Report query={query}>
      {(tags) =>
        tags.length === 0 ? (
          <FirstTag ensureAccount={ensureAccount} />
        ) : (
          <TagChoice tags={tags} {...rest} />
        )
      }
    </Report>
  )
}

interface TagModalProps {
  readonly promoting: Promoting
  readonly onClose: () => void
}

/** Says how a tag works, and takes one of the account's. Closing without one goes back to visits. */
export function TagModal({ promoting, onClose }: TagModalProps): ReactElement {
  const { form, accountId, ensureAccount } = promoting
  const leave = () => {
    if (form.draft.tagId === '') form.write({ objective: 'CONSIDERATION' })
    onClose()
  }
  return (
    <Modal title={words.tagTitle()} onClose={leave}>
      <div className={styles.stack}>
        <p>{words.tagLead()}</p>
        {accountId === undefined ? (
          <FirstTag ensureAccount={ensureAccount} />
        ) : (
          <AccountTags {...{ accountId, ensureAccount, form, onClose }} />
        )}
      </div>
    </Modal>
  )
}
