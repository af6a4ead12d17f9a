import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { listConnectedAccounts } from '@tessera/contracts/calls/connected-accounts'
import { signUpRules } from '@tessera/contracts/calls/registration'
import { useShell } from '@tessera/module/react'
import { type ButtonProvider, offeredProviders } from './offered-providers.ts'

/** Loads the accounts that the viewer logs in with. */
export function useConnectedAccounts() {
  const { client } = useShell()
  return useQuery(queryOptions(client, listConnectedAccounts, {}))
}

function useGiven() {
  const { client, $experiments } = useShell()
  const experiments = useStore($experiments)
  const rules = useQuery(queryOptions(client, signUpRules, {}))
  return { rules, experiments }
}

/** Returns the providers that the viewer can connect here; none while they load. */
export function useOfferedProviders(): readonly ButtonProvider[] {
  const { rules, experiments } = useGiven()
  const providers = rules.data?.providers
  return providers === undefined ? [] : offeredProviders({ providers, experiments })
}

/** Returns the connected providers that the viewer can confirm a change with; undefined while they load. */
export function useConfirmingProviders(): readonly ButtonProvider[] | undefined {
  const { rules, experiments } = useGiven()
  const accounts = useConnectedAccounts()
  if (rules.isPending || accounts.isPending) return undefined
  const [providers, connected] = [rules.data?.providers, accounts.data]
  if (providers === undefined || connected === undefined) return []
  return offeredProviders({ providers, experiments, connected })
}
