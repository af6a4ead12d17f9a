import { timings } from '@tessera/contracts/timings'
import { Toasts, useToasts } from '@tessera/ui/toasts'
import { useEffect, useId, useRef } from 'react'
import type { Shell } from '../boot/shell.ts'

/** Shows the toasts that modules ask for. */
export function ToastList({ shell }: { readonly shell: Shell }) {
  const id = useId()
  const count = useRef(0)
  const { show, ...list } = useToasts()
  const latest = useRef(show)
  latest.current = show
  useEffect(
    () =>
      shell.toasts.listen(({ key, text, tone, picture, link, action: doing, duration }) => {
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
            ...(doing === undefined || leads === undefined ? {} : { link: leads }),
          },
          duration ?? (tone === 'bad' ? timings.toastError : timings.toast),
        )
      }),
    [shell, id],
  )
  return <Toasts {...list} />
}
