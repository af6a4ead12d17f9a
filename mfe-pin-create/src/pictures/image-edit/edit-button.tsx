import { Button } from '@tessera/ui/button'
import { type ReactElement, useState } from 'react'
import { type Edit, noEdit, type PictureUse, type Size } from './crop.ts'
import { ImageEditModal } from './image-edit-modal.tsx'
import { words } from './words.ts'

interface EditButtonProps {
  readonly src: string
  /** The size of the picture, where `src` is a small copy of it. */
  readonly size?: Size | undefined
  readonly value: Edit | null
  readonly use: PictureUse
  /** The button's name, where there are several. */
  readonly label?: string
  readonly onChange: (edit: Edit) => void
}

/** Opens the editor of a picture. */
export function EditButton(props: EditButtonProps): ReactElement {
  const { src, size, value, use, label, onChange } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? words.edit()}
      </Button>
      {open ? (
        <ImageEditModal
          {...{ src, size, use }}
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
