import type { CSSProperties, ReactElement } from 'react'
import { type Crop, cropSquare } from './crop.ts'
import styles from './portrait.module.css'
import type { ChosenPicture } from './portrait-flow.ts'

type Style = CSSProperties & { '--portrait-size'?: string }

/** Places the picture so that its square fills the box around it. */
function placeOf({ size }: ChosenPicture, crop: Crop): CSSProperties {
  const { left, top, side } = cropSquare(size, crop)
  const part = (length: number, of: number) => `${(-100 * length) / of}%`
  return {
    inlineSize: `${(100 * size.width) / side}%`,
    transform: `translate(${part(left, size.width)}, ${part(top, size.height)})`,
  }
}

interface CroppedProps {
  readonly picture: ChosenPicture
  readonly crop: Crop
}

/** The square of a picture, over its whole box. */
export const CroppedPicture = ({ picture, crop }: CroppedProps): ReactElement => (
  <img
    className={styles.picture}
    src={picture.preview}
    alt=""
    draggable={false}
    style={placeOf(picture, crop)}
  />
)

/** A portrait as it will look in a place of this size. */
export function PortraitPreview({ at, ...cropped }: CroppedProps & { readonly at: number }) {
  const style: Style = { '--portrait-size': `${at}px` }
  return (
    <span dir="ltr" className={styles.preview} style={style}>
      <CroppedPicture {...cropped} />
    </span>
  )
}
