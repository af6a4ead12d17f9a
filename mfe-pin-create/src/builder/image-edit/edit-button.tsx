import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { type Edit, noEdit, type PictureUse, type Size } from './crop.ts'
import { ImageEditModal } from './image-edit-modal.tsx'
import { words } from './words.ts'

interface EditButtonProps {
  readonly src: string
  readonly value: Edit | null
  readonly use: PictureUse
  /** The size of the picture, where the shown one is a smaller copy. */
  readonly size?: Size | undefined
  /** The button's name, where there are several. */
  readonly label?: string
  readonly onChange: (edit: Edit) => void
}

/** Opens the editor of a picture. */
export function EditButton({
  src,
  value,
  use,
  size,
  label,
  onChange,
}: EditButtonProps): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? words.edit()}
      </Button>
      {open ? (
        <ImageEditModal
          {...{ src, use, size }}
          edit={value ?? noEdit}
          onClose={() => setOpen(false)}
          onDone={(edit) => {
            onChange(edit)
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
