import { Announcement } from '@tessera/ui/announcement'
import { Button } from '@tessera/ui/button'
import { Chip, ChipRow } from '@tessera/ui/chip'
import { Modal } from '@tessera/ui/modal'
import { Spinner } from '@tessera/ui/spinner'
import { type ReactElement, useState } from 'react'
import {
  type Edit,
  isRatioFit,
  mirrored,
  noEdit,
  type PictureUse,
  type Ratio,
  ratiosOf,
  type Size,
  turned,
  turnedSize,
  withRatio,
} from './crop.ts'
import { CropStage } from './crop-stage.tsx'
import { useLoadedPicture } from './edited-picture.tsx'
import styles from './image-edit.module.css'
import { words } from './words.ts'

interface ImageEditModalProps {
  readonly src: string
  readonly size: Size | undefined
  readonly edit: Edit
  readonly use: PictureUse
  readonly onDone: (edit: Edit) => void
  readonly onClose: () => void
}

/** Says what a crop holds. */
function cropText({ crop, turns }: Edit, original: Size): string {
  if (crop === null) return words.original()
  const { width, height } = turnedSize(original, turns)
  const percent = (fraction: number) => Math.round(fraction * 100)
  return words.cropped({
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
    x: percent(crop.x),
    y: percent(crop.y),
  })
}

const turnText = ({ turns }: Edit): string =>
  turns === 0 ? words.upright() : words.turnedTo({ degrees: turns * 90 })

/** Crops, rotates and flips a picture. Nothing changes before Apply. */
export function ImageEditModal(props: ImageEditModalProps): ReactElement {
  const { src, use, onDone, onClose } = props
  const [edit, setEdit] = useState(props.edit)
  const [said, setSaid] = useState('')
  const loaded = useLoadedPicture(src)
  const original = loaded && (props.size ?? loaded)
  function change(after: Edit, text: string): void {
    setEdit(after)
    setSaid(text)
  }
  const size = original === undefined ? undefined : turnedSize(original, edit.turns)
  const ratios: readonly Ratio[] = ['original', ...ratiosOf[use]]
  return (
    <Modal title={words.title()} width={420} backdropCloses={false} onClose={onClose}>
      <div className={styles.editor}>
        {original === undefined || size === undefined ? (
          <Spinner />
        ) : (
          <>
            <CropStage
              {...{ src, edit, original }}
              onCrop={(crop, by) => {
                const after = { ...edit, crop }
                setEdit(after)
                if (by === 'key') setSaid(cropText(after, original))
              }}
            />
            <ChipRow label={words.ratio()}>
              {ratios
                .filter((ratio) => isRatioFit(ratio, size))
                .map((ratio) => (
                  <Chip
                    key={ratio}
                    pressed={edit.ratio === ratio}
                    onClick={() => {
                      const after = withRatio(edit, ratio, original)
                      change(after, cropText(after, original))
                    }}
                  >
                    {ratio === 'original' ? words.original() : ratio}
                  </Chip>
                ))}
            </ChipRow>
            <div className={styles.tools}>
              <Button
                size="small"
                onClick={() => {
                  const after = turned(edit, original)
                  change(after, turnText(after))
                }}
              >
                {words.turn()}
              </Button>
              <Button size="small" onClick={() => change(mirrored(edit), words.flipped())}>
                {words.flip()}
              </Button>
              <Button size="small" onClick={() => change(noEdit, words.original())}>
                {words.reset()}
              </Button>
            </div>
          </>
        )}
        <Button kind="primary" disabled={original === undefined} onClick={() => onDone(edit)}>
          {words.done()}
        </Button>
      </div>
      <Announcement text={said} />
    </Modal>
  )
}
