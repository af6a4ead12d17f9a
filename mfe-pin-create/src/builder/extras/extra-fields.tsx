import type { ReactElement } from 'react'
import { AltTextField } from '../alt-text/alt-text-field.tsx'
import { words as altTextWords } from '../alt-text/words.ts'
import { CarouselField } from '../carousel/carousel-field.tsx'
import type { Feature } from '../features.ts'
import type { Edit } from '../image-edit/crop.ts'
import { EditButton } from '../image-edit/edit-button.tsx'
import type { BuilderPage } from '../open-draft.ts'
import type { WithOffers } from '../proposals/use-offers.tsx'
import { ScheduleField } from '../schedule/schedule-field.tsx'
import { type Extras, editOf, withEdit } from './extras.ts'

interface ExtrasOfBuilder {
  readonly builder: Pick<BuilderPage, 'state' | 'send' | 'picture'>
  readonly features: ReadonlySet<Feature>
}

function extrasOf({ state, send }: ExtrasOfBuilder['builder']) {
  return {
    extras: state.draft.extras,
    change: (changed: Partial<Extras>) => send({ type: 'extras-changed', changed }),
  }
}

/** The fields of a new pin below its link: each feature has its own folder. */
export function ExtraFields({
  builder,
  features,
  withOffers,
}: ExtrasOfBuilder & { readonly withOffers: WithOffers }): ReactElement {
  const { extras, change } = extrasOf(builder)
  const { picture } = builder
  return (
    <>
      {withOffers(
        'altText',
        altTextWords.label(),
        <AltTextField value={extras.altText} onChange={(altText) => change({ altText })} />,
      )}
      {features.has('carousel') && picture.kind === 'ready' ? (
        <CarouselField
          value={extras}
          preview={picture.preview}
          firstEdit={editOf(extras, picture.mediaId)}
          canEdit={features.has('editing')}
          onChange={change}
        />
      ) : null}
      {features.has('scheduling') ? (
        <ScheduleField value={extras.publishAt} onChange={(publishAt) => change({ publishAt })} />
      ) : null}
    </>
  )
}

/** Returns the edit of the picture that is shown. */
export const editOfPicture = ({ state, picture }: ExtrasOfBuilder['builder']): Edit | null =>
  picture.kind === 'ready' ? editOf(state.draft.extras, picture.mediaId) : null

/** The buttons below the picture that change it. */
export function PictureTools({ builder, features }: ExtrasOfBuilder): ReactElement | null {
  const { extras, change } = extrasOf(builder)
  const { picture } = builder
  if (!features.has('editing') || picture.kind !== 'ready') return null
  const { mediaId, preview, size } = picture
  return (
    <EditButton
      use={features.has('storyCrop') ? 'story' : 'single'}
      src={preview}
      size={size}
      value={editOf(extras, mediaId)}
      onChange={(edit) => change(withEdit(mediaId, edit))}
    />
  )
}
