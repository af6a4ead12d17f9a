import { softBannedApiCode } from '@tessera/contracts/errors/page-errors'
import type { RecoveryType } from '@tessera/contracts/recovery'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'

const parameter = 'aec'

/** Returns the dialog for an error number in the address; only soft-banned accounts have one. */
function recoveryByNumber(text: string | null): RecoveryType | undefined {
  return text === String(softBannedApiCode) ? 'SOFT_BANNED' : undefined
}

/** Reads an error number from the address and removes it there. */
export function useAddressError(query: PageProps['query']): RecoveryType | undefined {
  const { navigate, $address } = useShell()
  const [recovery] = useState(() => recoveryByNumber(query.get(parameter)))
  const isThere = query.has(parameter)
  useEffect(() => {
    if (!isThere) return
    const rest = new URLSearchParams(query)
    rest.delete(parameter)
    navigate(`${$address.get().pathname}${rest.size > 0 ? `?${rest}` : ''}`, { replace: true })
  }, [isThere])
  return recovery
}
