import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import { type ComponentProps, useEffect, useState } from 'react'
import { pictureFromOpener } from './ask-opener.ts'

interface OutsidePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  readonly address: string
  readonly alt: string
  /** Called when neither the service nor the page that it is on gives the picture. */
  readonly onGone: () => void
}

/** Shows a picture of another site: through the service, else from the page that opened this window. */
export function OutsidePicture({ address, alt, onGone, ...others }: OutsidePictureProps) {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (own !== undefined) return () => URL.revokeObjectURL(own)
  }, [own])
  async function ask(): Promise<void> {
    const file = own === undefined ? await pictureFromOpener(address) : undefined
    if (file === undefined) onGone()
    else setOwn(URL.createObjectURL(file))
  }
  return (
    <img {...others} alt={alt} src={own ?? outsidePictureUrl(address)} onError={() => void ask()} />
  )
}
