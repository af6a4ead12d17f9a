import { Button } from '@tessera/ui/button'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { type Crop, wholeCrop, zoomed, zoomLimit } from './crop.ts'
import { CropArea } from './crop-area.tsx'
import { PortraitPreview } from './cropped-picture.tsx'
import styles from './portrait.module.css'
import type { ChosenPicture } from './portrait-flow.ts'
import { words } from './words.ts'

interface CropModalProps {
  readonly picture: ChosenPicture
  readonly fault: string | undefined
  readonly busy: boolean
  readonly onSave: (crop: Crop) => void
  readonly onAnother: () => void
  readonly onClose: () => void
}

/** The sizes of a portrait on a profile, in a list and in the header. */
const previews = [88, 48, 32] as const

/** Places a picture in the circle of a portrait. */
export function CropModal(props: CropModalProps): ReactElement {
  const { picture, fault, busy, onSave, onAnother, onClose } = props
  const [crop, setCrop] = useState<Crop>(wholeCrop)
  const most = zoomLimit(picture.size)
  return (
    <Modal title={words.place()} width={440} backdropCloses={false} onClose={onClose}>
      <div className={styles.modal}>
        <CropArea picture={picture} crop={crop} onChange={setCrop} />
        <label className={styles.zoom}>
          <span>{words.zoom()}</span>
          <input
            type="range"
            min={1}
            max={most}
            step={0.01}
            value={crop.zoom}
            disabled={most === 1}
            onChange={({ currentTarget: { value } }) =>
              setCrop((before) => zoomed(picture.size, before, Number(value)))
            }
          />
        </label>
        <div role="img" aria-label={words.preview()} className={styles.previews}>
          {previews.map((at) => (
            <PortraitPreview key={at} {...{ picture, crop, at }} />
          ))}
        </div>
        {fault === undefined ? null : (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.foot}>
          <Button onClick={onAnother} disabled={busy}>
            {words.another()}
          </Button>
          <Button kind="primary" busy={busy} onClick={() => onSave(crop)}>
            {words.use()}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
