import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { advertisers } from '@tessera/contracts/calls/access'
import { defineMessages } from '@tessera/contracts/messages'
import type { PaletteCommand, PaletteCommands } from '@tessera/module'

const words = defineMessages({
  adsCreate: 'Create campaign',
  campaigns: 'Campaigns',
  audiences: 'Audiences',
  conversions: 'Conversions',
  billing: 'Billing',
  reportBuilder: 'Create report',
  also: 'ads business advertising',
})

/** Returns the command palette's commands for advertising, of the viewer's first ad account. */
const commandsFor: PaletteCommands = async ({ $viewer, queries, client }) => {
  if ($viewer.get()?.is_partner !== true) return []
  const accounts = await queries.fetchQuery({
    ...queryOptions(client, advertisers, {}),
    staleTime: 60_000,
  })
  const [first] = accounts
  if (first === undefined) return []
  const leads = (
    id: Exclude<keyof typeof words, 'also'> & Parameters<typeof advertiserUrl>[0],
    group: PaletteCommand['group'] = 'go',
  ): PaletteCommand => ({
    id,
    label: words[id](),
    also: words.also(),
    ...(accounts.length < 2 ? {} : { note: first.name }),
    group,
    isQuiet: true,
    to: advertiserUrl(id, { advertiserId: first.id }),
  })
  return [
    leads('adsCreate', 'create'),
    leads('campaigns'),
    leads('audiences'),
    leads('conversions'),
    leads('billing'),
    leads('reportBuilder', 'create'),
  ]
}

export default commandsFor
