import { useStore } from '@nanostores/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Modal } from '@tessera/ui/modal'
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

function Overlay({
  shell,
  overlay,
}: {
  readonly shell: OverlayShell
  readonly overlay: OpenOverlay
}) {
  const close = () => shell.overlays.close(overlay.key)
  return (
    <ModuleRegion
      host={shell.host}
      view={{ module: overlay.module, kind: 'overlay', name: overlay.name }}
      input={overlay.input}
      close={close}
      loading={
        <Modal busy label={words.loading()} onClose={close}>
          <div style={{ blockSize: 320 }} />
        </Modal>
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
