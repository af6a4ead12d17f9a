import type { Pin } from '@tessera/contracts/entities/pin'
import {
  adReasonRequested,
  reportRequested,
  shareRequested,
} from '@tessera/contracts/events/requests'
import { defineMessages } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { ShellContext } from '@tessera/module'
import * as icons from '@tessera/ui/icons'
import type { MenuItem } from '@tessera/ui/menu'
import { whyText } from './why-text.ts'

const words = defineMessages({
  why: 'Why am I seeing this ad?',
  tune: 'Tune your home feed',
  hide: 'Hide',
  notForMe: 'Not for me',
  share: 'Share',
  report: 'Report',
})

const hide = async () =>
  (await import(/* webpackChunkName: "hide-pin" */ '../tile/hide-pin.ts')).hide

/** For a pin of the home feed: says why it is there, and leads to what changes that. */
const sourceItem = ({ navigate }: ShellContext, { why, pinner, board }: Pin) =>
  why === undefined
    ? []
    : [
        {
          id: 'source',
          label: whyText(why, { person: pinner.full_name, board: board?.name ?? '' }),
          note: words.tune(),
          icon: icons.sliders,
          onSelect: () => navigate(paths.feedSettings.to()),
        },
      ]

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

/** Asks what is wrong with a pin: in a dialog, and on a page of its own without an account. */
function report({ $viewer, navigate, bus }: ShellContext, { id: pinId }: Pin): void {
  if ($viewer.get() === null) navigate(paths.reportContent.to({ address: paths.pin.to({ pinId }) }))
  else bus.emit(reportRequested, { pinId, source: 'homePage' })
}

/** States if a pin can be hidden, and the act that hides it, which may ask for a reason first. */
export interface Hiding {
  readonly canHide: boolean
  readonly ask?: ((pin: Pin) => void) | undefined
}

/** Returns the common menu items of a pin. A visitor who hides a pin signs up first; anybody may report one. */
export function pinMenu(
  shell: ShellContext,
  pin: Pin,
  { canHide, ask }: Hiding,
): readonly MenuItem[] {
  const { bus } = shell
  return [
    ...whyItem(bus, pin),
    ...sourceItem(shell, pin),
    ...(canHide
      ? [
          {
            id: 'hide',
            label: ask === undefined ? words.hide() : words.notForMe(),
            icon: icons.eyeOff,
            onSelect: () =>
              shell.whenMember({ source: 'homePage', pinId: pin.id }, () =>
                ask === undefined ? void shell.commands.run(hide, { pin_id: pin.id }) : ask(pin),
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
      onSelect: () => report(shell, pin),
    },
  ]
}
