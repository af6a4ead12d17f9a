import { limits } from '@tessera/contracts/limits'
import { webAddress } from '@tessera/contracts/web-address'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Modal } from '@tessera/ui/modal'
import { type ReactElement, useState } from 'react'
import { FoundPins } from './found-pins.tsx'
import { PageProduct } from './page-product.tsx'
import styles from './product-tags.module.css'
import type { Product } from './tags.ts'
import { words } from './words.ts'

interface ChooseProductProps {
  /** The product that is changed. */
  readonly value: Product | undefined
  readonly onTake: (product: Product) => void
  readonly onClose: () => void
}

/** Asks for a product: a page by its link, or one of the person's pins by words. */
export function ChooseProduct({ value, onTake, onClose }: ChooseProductProps): ReactElement {
  const [text, setText] = useState(value?.link ?? '')
  const [asked, setAsked] = useState(text)
  const [fault, setFault] = useState<string>()
  const link = webAddress(asked)
  return (
    <Modal title={words.choose()} width={480} backdropCloses={false} onClose={onClose}>
      <div className={styles.chooser}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation()
            setFault(text.trim() === '' ? words.noWords() : undefined)
            setAsked(text.trim())
          }}
        >
          <TextField
            label={words.find()}
            hint={words.findHint()}
            autoFocus
            autoCapitalize="none"
            maxLength={limits.pinLinkMax}
            value={text}
            error={fault}
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
            action={
              <Button kind="plain" size="small" square type="submit" aria-label={words.search()}>
                <Icon shape={icons.search} size={20} />
              </Button>
            }
          />
        </form>
        {link === undefined ? null : (
          <PageProduct
            key={link}
            link={link}
            title={value?.link === link ? value.title : undefined}
            onTake={onTake}
          />
        )}
        {link !== undefined || asked === '' ? null : <FoundPins query={asked} onTake={onTake} />}
      </div>
    </Modal>
  )
}
