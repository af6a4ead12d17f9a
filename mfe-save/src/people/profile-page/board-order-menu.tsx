import { type BoardSort, boardSorts, type User } from '@tessera/contracts/entities/user'
import { paths } from '@tessera/contracts/paths'
import { useShell, useViewer } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { Menu } from '@tessera/ui/menu'
import type { ReactElement } from 'react'
import { boardOrderOf, chooseOwnSort, ownBoardsOf } from './board-order.ts'
import { words } from './words.ts'

interface BoardOrderMenuProps {
  readonly user: User
  readonly own: boolean
  readonly query: URLSearchParams
}

/**
 * Chooses the order of the boards. On their own profile people choose it for everyone; on other
 * profiles it is put in the address.
 */
export function BoardOrderMenu({ user, own, query }: BoardOrderMenuProps): ReactElement {
  const { navigate, commands } = useShell()
  const viewer = useViewer()
  const chosen = boardOrderOf(query, user)
  const path = paths.profile.to({ username: user.username })
  const name = (order: BoardSort) =>
    order === 'custom' && !own ? words.customOther() : words[order]()
  const choose = (sort: BoardSort) => {
    if (own && sort !== user.board_sort)
      void commands.run(chooseOwnSort, { ...ownBoardsOf(user.id, viewer?.id), sort })
    const isDefault = own || sort === user.board_sort
    navigate(withQuery(path, query, { sort: isDefault ? null : sort }), { replace: true })
  }
  return (
    <Menu
      kind="quiet"
      size="small"
      label={`${words.sort()}: ${name(chosen)}`}
      items={boardSorts.map((order) => ({
        id: order,
        label: name(order),
        checked: order === chosen,
        onSelect: () => choose(order),
      }))}
    >
      {name(chosen)}
      <Icon shape={icons.down} size={18} />
    </Menu>
  )
}
