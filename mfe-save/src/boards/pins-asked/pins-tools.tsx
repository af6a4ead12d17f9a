import { useLayout } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { SearchField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement, ReactNode } from 'react'
import { pinOrders, pinsAskedOf } from './pins-asked.ts'
import styles from './pins-tools.module.css'
import { type AskedPage, useAsking } from './use-asking.ts'
import { words } from './words.ts'

function OrderMenu(props: AskedPage): ReactElement {
  const ask = useAsking(props)
  const { phone } = useLayout()
  const { sort } = pinsAskedOf(props.query)
  return (
    <Menu
      kind="quiet"
      size="small"
      square={phone}
      label={`${words.sort()}: ${words[sort]()}`}
      items={pinOrders.map((order) => ({
        id: order,
        label: words[order](),
        checked: order === sort,
        onSelect: () => ask({ sort: order === 'newest' ? null : order }),
      }))}
    >
      {phone ? null : words[sort]()}
      <Icon shape={phone ? icons.sort : icons.down} size={18} />
    </Menu>
  )
}

/** Searches and sorts the pins of a board or section. More filters stand between the two. */
export function PinsTools({
  label,
  children,
  modes = null,
  ...props
}: AskedPage & {
  /** The label of the search field. */
  readonly label: string
  readonly children?: ReactNode
  /** The buttons that start to select and reorder pins. */
  readonly modes?: ReactNode
}): ReactElement {
  const ask = useAsking(props)
  const [text, type] = useTyped(pinsAskedOf(props.query).search, (q) => ask({ q }))
  return (
    <div className={styles.tools}>
      <SearchField className={styles.search ?? ''} label={label} value={text} onChange={type} />
      {children}
      <div className={styles.order}>
        {modes}
        <OrderMenu {...props} />
      </div>
    </div>
  )
}
