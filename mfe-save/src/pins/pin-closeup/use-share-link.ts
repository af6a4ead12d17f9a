import { shareRequested } from '@tessera/contracts/events/requests'
import type { PinId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { useEffect } from 'react'

/**
 * Opens the sharing of a pin whose address asks for it with `?share=true`, once: the address is the
 * pin's plain one afterwards, so that neither a reload nor a way back opens it again.
 */
export function useShareLink(pinId: PinId | undefined, query: URLSearchParams): void {
  const { bus, navigate } = useShell()
  const asked = query.get('share') === 'true'
  useEffect(() => {
    if (!asked || pinId === undefined) return
    navigate(paths.pin.to({ pinId }), { replace: true })
    bus.emit(shareRequested, { pinId })
  }, [asked, pinId, bus, navigate])
}
