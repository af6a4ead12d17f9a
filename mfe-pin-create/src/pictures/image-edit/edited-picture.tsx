import type { ImageEdit } from '@tessera/contracts/entities/image-edit'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Size } from './crop.ts'
import { drawEdited } from './draw-edited.ts'

/** Loads a picture; undefined while it loads. */
export function useLoadedPicture(src: string): (Size & { picture: HTMLImageElement }) | undefined {
  const [loaded, setLoaded] = useState<HTMLImageElement>()
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => setLoaded(picture)
    picture.src = src
    return () => {
      picture.onload = null
      setLoaded(undefined)
    }
  }, [src])
  if (loaded === undefined) return undefined
  return { picture: loaded, width: loaded.naturalWidth, height: loaded.naturalHeight }
}

interface EditedPictureProps {
  readonly src: string
  readonly edit: ImageEdit
  readonly label: string
  readonly className?: string | undefined
}

/** A picture as it's edited. */
export function EditedPicture({ src, edit, label, className }: EditedPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const loaded = useLoadedPicture(src)
  useEffect(() => {
    if (canvas.current !== null && loaded !== undefined)
      drawEdited(canvas.current, loaded.picture, edit)
  }, [loaded?.picture, edit])
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />
}
