import { useStore } from '@nanostores/react'
import { timings } from '@tessera/contracts/timings'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
import { useEffect, useLayoutEffect, useState } from 'react'
import { detailsOf } from '../modules/failed-region.tsx'
import type { ModuleHost } from '../modules/host.ts'
import { ModuleRegion } from '../modules/module-region.tsx'
import { words } from '../words.ts'
import type { OpenOverlay, Overlays } from './overlays.ts'

/** The members of the shell that overlays are drawn with. */
interface OverlayShell {
  readonly overlays: Overlays
  readonly host: ModuleHost
}

/** True once something has lasted so long that people should see that it loads. */
function useLong(lasts: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(() => setLong(true), timings.overlayLoads)
    return () => clearTimeout(timer)
  }, [lasts])
  return lasts && isLong
}

/** An overlay. Code that is there soon shows its dialog alone, and not another one before it. */
function Overlay({
  shell: { host, overlays },
  overlay: { key, name, module, input },
}: {
  readonly shell: OverlayShell
  readonly overlay: OpenOverlay
}) {
  const close = () => overlays.close(key)
  const view = { module, name, kind: 'overlay' } as const
  const isLoading = useStore(host.view(view)).status === 'loading'
  const isLong = useLong(isLoading)
  useLayoutEffect(() => {
    if (isLong || !isLoading) overlays.shown(key)
  }, [overlays, key, isLong, isLoading])
  return (
    <ModuleRegion
      host={host}
      view={view}
      input={input}
      close={close}
      loading={
        isLong ? (
          <Modal busy label={words.loading()} onClose={close}>
            <div style={{ blockSize: 320 }} />
          </Modal>
        ) : null
      }
      failed={(error, retry) => (
        <Modal label={words.overlayFailed()} onClose={close}>
          <div data-module={error.module}>
            <ErrorRegion title={words.overlayFailed()} onRetry={retry} code={detailsOf(error)}>
              {words.regionFailed()}
            </ErrorRegion>
          </div>
        </Modal>
      )}
    />
  )
}

/** Renders the open overlays of all modules. */
export function OverlayHost({ shell }: { readonly shell: OverlayShell }) {
  const open = useStore(shell.overlays.$open)
  return open.map((overlay) => <Overlay key={overlay.key} shell={shell} overlay={overlay} />)
}
