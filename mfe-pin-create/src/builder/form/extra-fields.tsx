import { Checkbox } from '@tessera/ui/checkbox'
import type { ReactElement } from 'react'
import { AltTextField } from '../../details/alt-text/alt-text-field.tsx'
import { words as altTextWords } from '../../details/alt-text/words.ts'
import { CarouselField } from '../../details/carousel/carousel-field.tsx'
import { type Extras, editOf, withEdit } from '../../details/extras/extras.ts'
import { ScheduleField } from '../../details/schedule/schedule-field.tsx'
import { CaptionsField } from '../../details/video/captions-field.tsx'
import { CoverField } from '../../details/video/cover-field.tsx'
import type { Edit } from '../../pictures/image-edit/crop.ts'
import { EditButton } from '../../pictures/image-edit/edit-button.tsx'
import { type Picture, videoOf } from '../../pictures/upload/picture-flow.ts'
import type { BuilderPage } from '../draft/open-draft.ts'
import type { Feature } from '../features/features.ts'
import type { WithOffers } from '../proposals/use-offers.tsx'

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

interface VideoFieldsProps {
  readonly video: File
  readonly picture: Picture
  readonly extras: Extras
  readonly change: (changed: Partial<Extras>) => void
  readonly features: ReadonlySet<Feature>
}

/** The cover and captions of a video, from when it's read; its upload goes on. */
function VideoFields({ video, picture, extras, change, features }: VideoFieldsProps) {
  if (!('film' in picture) || picture.film === undefined) return null
  const { film, preview } = picture
  return (
    <>
      {features.has('cover') ? (
        <CoverField
          {...{ film, preview, file: video, value: extras.cover }}
          onChange={(cover) => change({ cover })}
        />
      ) : null}
      {features.has('captions') ? (
        <CaptionsField value={extras.captions} onChange={(captions) => change({ captions })} />
      ) : null}
    </>
  )
}

/** The fields of a new pin below its link: each feature has its own folder. */
export function ExtraFields({
  builder,
  features,
  withOffers,
}: ExtrasOfBuilder & { readonly withOffers: WithOffers }): ReactElement {
  const { extras, change } = extrasOf(builder)
  const { picture } = builder
  const video = videoOf(picture)
  return (
    <>
      {withOffers(
        'altText',
        altTextWords.label(),
        <AltTextField
          value={extras.altText}
          isVideo={video !== undefined}
          onChange={(altText) => change({ altText })}
        />,
      )}
      <Checkbox
        label={altTextWords.sensitive()}
        hint={altTextWords.sensitiveHint()}
        checked={extras.sensitive}
        onChange={({ currentTarget }) => change({ sensitive: currentTarget.checked })}
      />
      {video === undefined ? null : (
        <VideoFields {...{ video, picture, extras, change, features }} />
      )}
      {features.has('carousel') && picture.kind === 'ready' && video === undefined ? (
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
  const isVideo = videoOf(picture) !== undefined
  if (!features.has('editing') || picture.kind !== 'ready' || isVideo) return null
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
