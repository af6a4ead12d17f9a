import { useStore } from '@nanostores/react'
import { timings } from '@tessera/contracts/timings'
import { Toasts, useToasts } from '@tessera/ui/toasts'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { AccountDialogs } from '../accounts/account-dialogs.tsx'
import { HouseWords } from '../house/house-words.tsx'
import { OverlayHost } from '../overlays/overlay-host.tsx'
import { PaletteOpener } from '../palette/palette-opener.tsx'
import { PanelOpener } from '../panel/panel-opener.tsx'
import type { Shell } from '../shell/shell.ts'

const UnknownError = lazy(
  () => import(/* webpackChunkName: "unknown-error" */ './unknown-error.tsx'),
)

/** Shows the toasts of the shell and the modules. */
function ToastList({ shell }: { readonly shell: Pick<Shell, 'toasts' | 'parts'> }) {
  const id = useId()
  const count = useRef(0)
  const { show, ...list } = useToasts()
  const latest = useRef(show)
  latest.current = show
  useEffect(
    () =>
      shell.toasts.listen(
        ({ key, text, tone, picture, link, action: doing, choices, duration }) => {
          count.current += 1
          const leads = link && {
            label: link.label,
            href: link.to,
            onPress: () => shell.parts.navigate(link.to),
          }
          const action = doing ? { label: doing.label, onPress: doing.run } : leads
          latest.current(
            {
              id: key ?? `${id}-${count.current}`,
              text,
              ...(tone === undefined ? {} : { tone }),
              ...(picture === undefined ? {} : { picture }),
              ...(action === undefined ? {} : { action }),
              ...(choices === undefined ? {} : { choices }),
              ...(doing === undefined || leads === undefined ? {} : { link: leads }),
            },
            duration ?? (tone === 'bad' ? timings.toastError : timings.toast),
          )
        },
      ),
    [shell, id],
  )
  return <Toasts {...list} />
}

/** Shows overlays, dialogs and toasts over the page. It loads after the first view, or when it is needed. */
export default function LateFrame({ shell }: { readonly shell: Shell }) {
  const unknown = useStore(shell.$unknownError)
  return (
    <>
      <OverlayHost shell={shell} />
      {unknown ? (
        <Suspense>
          <UnknownError onClose={() => shell.$unknownError.set(false)} />
        </Suspense>
      ) : null}
      <AccountDialogs shell={shell} />
      <HouseWords shell={shell} />
      <PanelOpener shell={shell} />
      <PaletteOpener shell={shell} />
      <ToastList shell={shell} />
    </>
  )
}
