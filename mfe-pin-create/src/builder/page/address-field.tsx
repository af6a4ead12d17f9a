import { limits } from '@tessera/contracts/limits'
import { webAddress } from '@tessera/contracts/web-address'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type KeyboardEvent, type ReactElement, useState } from 'react'
import { words } from '../../words.ts'

/** Takes the address of a page, or of a picture, to look for pictures at. */
export function AddressField({
  onAddress,
}: {
  onAddress: (address: string) => void
}): ReactElement {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  function look(): void {
    const address = webAddress(text)
    setFault(address === undefined ? words.linkBad() : undefined)
    if (address !== undefined) onAddress(address)
  }
  return (
    <TextField
      label={words.address()}
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="example.com/idea"
      maxLength={limits.pinLinkMax}
      value={text}
      error={fault}
      onChange={({ target }) => {
        setText(target.value)
        setFault(undefined)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // Enter would publish the form around it.
        event.preventDefault()
        look()
      }}
      action={
        <Button kind="plain" size="small" square aria-label={words.findImages()} onClick={look}>
          <Icon shape={icons.arrow} size={20} />
        </Button>
      }
    />
  )
}
