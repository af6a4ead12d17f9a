import type { Pin } from '@tessera/contracts/entities/pin'
import {
  adReasonRequested,
  reportRequested,
  shareRequested,
} from '@tessera/contracts/events/requests'
import type { ShellContext } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import * as icons from '@tessera/ui/icons'
import type { MenuItem } from '@tessera/ui/menu'
import { words } from './words.ts'

const hide = async () =>
  (await import(/* webpackChunkName: "hide-pin" */ '../tile/hide-pin.ts')).hide

/** For an ad: asks why it is shown. */
const whyItem = (bus: ShellContext['bus'], { id, tracking_params: token, ...pin }: Pin) =>
  pin.is_promoted && token !== null
    ? [
        {
          id: 'why',
          label: words.why(),
          icon: icons.person,
          onSelect: () => bus.emit(adReasonRequested, { pinId: id, token }),
        },
      ]
    : []

/** Returns the common menu items of a pin. A visitor who hides or reports a pin signs up first. */
export function usePinMenu(canHide: boolean): (pin: Pin) => readonly MenuItem[] {
  const shell = useShell()
  const { bus } = shell
  return (pin) => [
    ...whyItem(bus, pin),
    ...(canHide
      ? [
          {
            id: 'hide',
            label: words.hide(),
            icon: icons.eyeOff,
            onSelect: () =>
              shell.whenMember(
                { source: 'homePage', pinId: pin.id },
                () => void shell.commands.run(hide, { pin_id: pin.id }),
              ),
          },
        ]
      : []),
    {
      id: 'share',
      label: words.share(),
      icon: icons.share,
      onSelect: () => bus.emit(shareRequested, { pinId: pin.id }),
    },
    {
      id: 'report',
      label: words.report(),
      icon: icons.warning,
      onSelect: () => bus.emit(reportRequested, { pinId: pin.id, source: 'homePage' }),
    },
  ]
}
