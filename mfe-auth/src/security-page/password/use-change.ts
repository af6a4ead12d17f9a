import { queryOptions } from '@tessera/client'
import { changePassword, getSecurity, listSessions } from '@tessera/contracts/calls/security'
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { useShell } from '@tessera/module/react'
import { useRef, useState } from 'react'
import { words } from '../words.ts'
import type { Change, ChangeEvent } from './flow.ts'
import { blank, nextChange } from './flow.ts'

/** Runs a change of the password, and says when it is done. */
export function useChange(hasPassword: boolean) {
  const { client, queries, toast } = useShell()
  const [change, setChange] = useState<Change>(blank)
  const current = useRef(change)

  async function save(saving: Change): Promise<void> {
    const result = await client.call(changePassword, {
      new_password: saving.fresh,
      ...(hasPassword ? { password: saving.current } : {}),
    })
    tell(result.ok ? { type: 'saved' } : { type: 'refused', error: result.error })
    if (!result.ok) return
    toast({ text: words.passwordChanged(), tone: 'good' })
    void queries.invalidateQueries({ queryKey: queryOptions(client, getSecurity, {}).queryKey })
    void queries.invalidateQueries({ queryKey: queryOptions(client, listSessions, {}).queryKey })
  }

  function tell(event: ChangeEvent): void {
    const after = nextChange(current.current, event, {
      hasPassword,
      missing: {
        current: words.passwordNowMissing(),
        fresh: errorCatalogue['password-short'].message,
      },
      stale: words.passwordStale(),
    })
    if (after === current.current) return
    current.current = after
    setChange(after)
    if (after.step === 'saving') void save(after)
  }

  return { change, tell }
}
