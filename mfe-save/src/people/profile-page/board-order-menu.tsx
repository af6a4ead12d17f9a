import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { Icon } from '@tessera/ui/icon'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import { boardOrderOf, boardOrders } from './board-order.ts'
import { words } from './words.ts'

interface BoardOrderMenuProps {
  readonly username: string
  readonly own: boolean
  readonly query: URLSearchParams
}

/** Chooses the order of the boards, and puts it in the address. */
export function BoardOrderMenu({ username, own, query }: BoardOrderMenuProps): ReactElement {
  const { navigate } = useShell()
  const chosen = boardOrderOf(query)
  const path = paths.profile.to({ username })
  const name = (order: (typeof boardOrders)[number]) =>
    order === 'custom' && !own ? words.customOther() : words[order]()
  return (
    <Menu
      kind="quiet"
      size="small"
      label={`${words.sort()}: ${name(chosen)}`}
      items={boardOrders.map((order) => ({
        id: order,
        label: name(order),
        checked: order === chosen,
        onSelect: () =>
          navigate(withQuery(path, query, { sort: order === 'newest' ? null : order }), {
            replace: true,
          }),
      }))}
    >
      {name(chosen)}
      <Icon name="down" size={18} />
    </Menu>
  )
}
