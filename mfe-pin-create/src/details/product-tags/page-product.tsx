import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { findPinImages } from '@tessera/contracts/calls/outside-pages'
import { limits } from '@tessera/contracts/limits'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useState } from 'react'
import styles from './product-tags.module.css'
import type { Product } from './tags.ts'
import { words } from './words.ts'

interface PageProductProps {
  readonly link: string
  /** The name that the person gave it before. */
  readonly title: string | undefined
  readonly onTake: (product: Product) => void
}

/** Offers the product of a page, by the name that the page gives it; the person may change the name. */
export function PageProduct({ link, title, onTake }: PageProductProps): ReactElement {
  const { client } = useShell()
  const page = useQuery({
    ...queryOptions(client, findPinImages, { url: link, scrapeMetric: 'www_url_scrape' }),
    enabled: title === undefined,
    retry: false,
  })
  const [typed, setTyped] = useState(title)
  const [fault, setFault] = useState<string>()
  const found = page.data?.product?.name || page.data?.title || ''
  const name = typed ?? found.slice(0, limits.pinTitleMax)
  const isLooking = title === undefined && page.isFetching
  const isUnread = title === undefined && !isLooking && found === ''
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (name.trim() === '') setFault(words.nameMissing())
        else onTake({ title: name.trim(), link, pinId: '' })
      }}
    >
      <p role="status" className={styles.about}>
        {isLooking ? words.looking() : isUnread ? words.unread() : ''}
      </p>
      <TextField
        label={words.name()}
        maxLength={limits.pinTitleMax}
        value={name}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(undefined)
        }}
      />
      <Button kind="primary" type="submit">
        {words.take()}
      </Button>
    </form>
  )
}
