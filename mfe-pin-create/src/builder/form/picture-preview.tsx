import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import type { ReactElement } from 'react'
import { EditedPicture } from '../../pictures/image-edit/edited-picture.tsx'
import { type Picture, videoOf } from '../../pictures/upload/picture-flow.ts'
import { VideoPreview } from '../../pictures/video/video-preview.tsx'
import { words } from '../../words.ts'
import styles from './builder.module.css'

interface PicturePreviewProps {
  readonly picture: Picture
  readonly edit: ImageEdit | null | undefined
}

/** The picture as it's edited, or the video. */
export function PicturePreview({ picture, edit }: PicturePreviewProps): ReactElement | null {
  if (!('preview' in picture)) return null
  const { preview, film } = picture
  const video = videoOf(picture)
  if (video !== undefined)
    return <VideoPreview file={video} poster={preview} isPlayable={film?.frame !== undefined} />
  if (edit == null) return <img className={styles.preview} src={preview} alt={words.preview()} />
  return (
    <EditedPicture className={styles.preview} src={preview} edit={edit} label={words.preview()} />
  )
}
