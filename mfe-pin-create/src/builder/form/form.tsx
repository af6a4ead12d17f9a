import { limits } from '@tessera/contracts/limits'
import { plural } from '@tessera/contracts/messages'
import { webAddress } from '@tessera/contracts/web-address'
import { useShell } from '@tessera/module/react'
import { HashtagField } from '@tessera/pins/hashtag-field'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactNode, useState } from 'react'
import { BoardField, BoardModal } from '../../details/board/board-field.tsx'
import { counted, words } from '../../words.ts'
import type { Desk } from '../desk/desk.ts'
import { chosenOf } from '../desk/draft-list.ts'
import { useDeskState } from '../desk/use-desk.ts'
import type { Field } from '../draft/flow.ts'
import { type BuilderPage, isEmpty } from '../draft/open-draft.ts'
import type { Feature } from '../features/features.ts'
import { useOffers } from '../proposals/use-offers.tsx'
import styles from './builder.module.css'
import { ExtraFields, editOfPicture, PictureTools } from './extra-fields.tsx'
import { PictureArea } from './picture-area.tsx'
import { usePublishing } from './use-publishing.ts'
import { useTagging } from './use-tagging.tsx'

interface BuilderFormProps {
  readonly builder: BuilderPage
  readonly title: string
  /** Called with the address of a page that is pasted, dropped or entered as link. */
  readonly onAddress?: (address: string) => void
  /** The pins that are prepared at once. */
  readonly desk: Desk
  /** The features of the builder that the viewer has. */
  readonly features: ReadonlySet<Feature>
  /** The page that was looked up for pictures. */
  readonly page?: string | undefined
  /** Drawn below the title. */
  readonly head?: ReactNode
  /** Drawn below the picture. */
  readonly children?: ReactNode
}

interface PublishProps {
  readonly busy: boolean
  readonly label: string
}

const PublishButton = ({ busy, label }: PublishProps) => (
  <Button kind="primary" type="submit" busy={busy}>
    {label}
  </Button>
)

interface PublishManyProps extends PublishProps {
  readonly desk: Desk
  /** True when the only draft can be duplicated. */
  readonly canCopy: boolean
}

/** Publishes the selected drafts, or all; removes the shown one, or duplicates the only one. */
function PublishMany({ desk, busy, label, canCopy }: PublishManyProps) {
  const { list, run } = useDeskState(desk)
  const locale = useShell().$locale.get()
  const isRunning = run.waiting.length > 0
  if (list.ids.length === 1)
    return (
      <>
        <PublishButton busy={busy || isRunning} label={label} />
        {canCopy ? (
          <Button disabled={busy || isRunning} onClick={() => desk.duplicate([list.shown])}>
            {words.duplicate()}
          </Button>
        ) : null}
      </>
    )
  const pins = plural(chosenOf(list).length, counted.pins, locale)
  return (
    <>
      <PublishButton busy={busy || isRunning} label={words.publishAll({ pins })} />
      <Button disabled={isRunning} onClick={() => desk.remove([list.shown])}>
        {words.dropDraft()}
      </Button>
    </>
  )
}

/** The form of a new pin: its picture, text and board. */
export function BuilderForm(props: BuilderFormProps) {
  const { builder, title, desk, features, onAddress, page, head, children } = props
  const { state, send, ...pictures } = builder
  const { draft, faults } = state
  const [choosing, setChoosing] = useState(false)
  const { publish, isWaiting } = usePublishing(builder)
  const tagging = useTagging({ builder, features })
  const withOffers = useOffers({ builder, page })
  const type = (field: Field) => ({
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      send({ type: 'typed', field, value: target.value }),
  })
  return (
    <>
      <form
        className={styles.page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (desk.get().list.ids.length > 1) desk.publish(chosenOf(desk.get().list))
          else publish()
        }}
      >
        <PageTitle className={styles.title ?? ''}>{title}</PageTitle>
        {head}
        <div className={styles.pictures}>
          <PictureArea
            {...pictures}
            onAddress={onAddress}
            onMore={features.has('multiPin') ? desk.add : undefined}
            edit={editOfPicture(builder)}
            over={tagging.over}
            hasVideo={features.has('video')}
            tools={<PictureTools builder={builder} features={features} />}
          />
          {tagging.list}
          {children}
        </div>
        <div className={styles.fields}>
          {withOffers(
            'title',
            words.pinTitle(),
            <TextField
              label={words.pinTitle()}
              maxLength={limits.pinTitleMax}
              {...type('title')}
            />,
          )}
          {withOffers(
            'description',
            words.description(),
            <HashtagField
              label={words.description()}
              rows={4}
              value={draft.description}
              error={faults.description}
              onText={(value) => send({ type: 'typed', field: 'description', value })}
            />,
          )}
          <TextField
            label={words.link()}
            hint={words.linkHint()}
            inputMode="url"
            placeholder="https://"
            maxLength={limits.pinLinkMax}
            error={faults.link}
            {...type('link')}
            onBlur={() => {
              const address = webAddress(draft.link)
              if (address !== undefined && pictures.picture.kind === 'none') onAddress?.(address)
            }}
          />
          <ExtraFields {...{ builder, features, withOffers }} />
          <BoardField chosen={state.draft} fault={faults.board} onOpen={() => setChoosing(true)} />
          {faults.form === undefined ? null : (
            <p role="alert" className={styles.fault}>
              {faults.form}
            </p>
          )}
          <PublishMany
            desk={desk}
            busy={state.kind !== 'editing' || isWaiting}
            canCopy={features.has('multiPin') && !isEmpty(builder)}
            label={draft.extras.publishAt === '' ? words.publish() : words.schedule()}
          />
        </div>
      </form>
      {tagging.modal}
      {choosing ? (
        <BoardModal
          onChoose={(board) => send({ type: 'board-chosen', ...board })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
