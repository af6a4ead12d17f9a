import { useViewer } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { AltTextField } from '../alt-text/alt-text-field.tsx'
import { CarouselField } from '../carousel/carousel-field.tsx'
import type { Edit } from '../image-edit/crop.ts'
import { EditButton } from '../image-edit/edit-button.tsx'
import { ScheduleField } from '../schedule/schedule-field.tsx'
import type { BuilderPage } from '../use-builder.ts'
import { type Extras, editOf, withEdit } from './extras.ts'

interface ExtrasOfBuilder {
  readonly builder: Pick<BuilderPage, 'state' | 'send' | 'picture'>
}

function useExtras({ state, send }: ExtrasOfBuilder['builder']) {
  const isPartner = useViewer()?.is_partner === true
  return {
    extras: state.draft.extras,
    change: (changed: Partial<Extras>) => send({ type: 'extras-changed', changed }),
    mayEdit: isPartner,
    maySchedule: isPartner,
    mayAddSlides: isPartner,
  }
}

/** The fields of a new pin below its link: each feature has its own folder. */
export function ExtraFields({
  builder,
  schedules,
}: ExtrasOfBuilder & { readonly schedules: boolean }): ReactElement {
  const { extras, change, maySchedule, mayAddSlides } = useExtras(builder)
  const { picture } = builder
  return (
    <>
      <AltTextField value={extras.altText} onChange={(altText) => change({ altText })} />
      {mayAddSlides && picture.kind === 'ready' ? (
        <CarouselField value={extras} preview={picture.preview} onChange={change} />
      ) : null}
      {schedules && maySchedule ? (
        <ScheduleField value={extras.publishAt} onChange={(publishAt) => change({ publishAt })} />
      ) : null}
    </>
  )
}

/** Returns the edit of the picture that is shown. */
export const editOfPicture = ({ state, picture }: ExtrasOfBuilder['builder']): Edit | null =>
  picture.kind === 'ready' ? editOf(state.draft.extras, picture.mediaId) : null

/** The buttons below the picture that change it. */
export function PictureTools({ builder }: ExtrasOfBuilder): ReactElement | null {
  const { extras, change, mayEdit } = useExtras(builder)
  const { picture } = builder
  if (!mayEdit || picture.kind !== 'ready') return null
  const { mediaId, preview } = picture
  return (
    <EditButton
      use="single"
      src={preview}
      value={editOf(extras, mediaId)}
      onChange={(edit) => change(withEdit(mediaId, edit))}
    />
  )
}
