import { useCommand } from '@tessera/cache/react'
import { isAdCurrency, recommendedDaily } from '@tessera/contracts/ads/countries'
import type { CampaignTree, EditResult } from '@tessera/contracts/calls/campaign-edits'
import type { SavedPlan } from '@tessera/contracts/calls/media-plans'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useDraft } from '@tessera/module/drafts'
import { useShell } from '@tessera/module/react'
import { useMemo, useRef, useState } from 'react'
import { dayInZone } from '../../../kit/dates/day-in-zone.ts'
import {
  type AdDraft,
  type CampaignDraft,
  draftOfPlan,
  draftOfTree,
  freshCampaign,
  type GroupDraft,
  keptCampaigns,
} from '../draft/campaign-draft.ts'
import { type DraftFaults, draftFaults, placedFaults } from '../draft/draft-faults.ts'
import { editOfDraft } from '../draft/edit-of-draft.ts'
import { type Conflict, rebased, withTheirs } from '../draft/overtaken.ts'
import { editCommand } from '../frame/commands.ts'
import { useFreshTree } from '../frame/use-trees.ts'
import { words } from '../frame/words.ts'

interface EditorOptions {
  readonly account: Advertiser
  /** The campaign that is edited; null for one that is created. */
  readonly tree: CampaignTree | null
  readonly madeWith: 'ads_manager' | 'automated'
  /** The plan that a new campaign begins with. */
  readonly plan?: SavedPlan | undefined
}

/** The values that a new campaign begins with. */
function useSaved(
  { account, madeWith, plan }: EditorOptions,
  tree: CampaignTree | null,
  locale: string,
) {
  const { country, currency, time_zone: zone = 'UTC' } = account
  const today = dayInZone(zone, Date.now())
  const saved = useMemo(() => {
    if (tree !== null) return draftOfTree(tree, locale)
    const daily = isAdCurrency(currency) ? recommendedDaily(currency) : 1
    const fresh = { country, daily, today, locale }
    return plan === undefined ? freshCampaign(fresh) : draftOfPlan(plan, fresh)
  }, [tree, plan, locale, country, currency, today])
  const begun = plan === undefined ? `new-${madeWith}` : `plan-${plan.id}`
  return { saved, today, id: `${account.id}.${tree?.campaign_id ?? begun}` }
}

function useForm(options: EditorOptions) {
  const locale = useShell().$locale.get()
  const [tree, setTree] = useState(options.tree)
  const { saved, today, id } = useSaved(options, tree, locale)
  const form = useDraft<CampaignDraft>({ kept: keptCampaigns, id, saved })
  const [faults, setFaults] = useState<DraftFaults>({})
  const [stops, setStops] = useState(0)
  const { draft } = form
  const forget = (at: string) =>
    setFaults((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([key]) => key !== at && !key.startsWith(`${at}.`)),
      ),
    )
  const write = (change: Partial<CampaignDraft>, at: string) => {
    forget(at)
    form.write(change)
  }
  const writeGroup = (index: number, change: Partial<GroupDraft>, field: string) =>
    write(
      { groups: draft.groups.map((each, nth) => (nth === index ? { ...each, ...change } : each)) },
      `ad_groups.${index}.${field}`,
    )
  const writeAd = (index: number, nth: number, change: Partial<AdDraft>, field: string) => {
    const ads = draft.groups[index]?.ads ?? []
    const changed = ads.map((each, at) => (at === nth ? { ...each, ...change } : each))
    writeGroup(index, { ads: changed }, `ads.${nth}.${field}`)
  }
  const stop = (found: DraftFaults) => {
    setFaults(found)
    if (Object.keys(found).length > 0) setStops((count) => count + 1)
  }
  /** Takes what the service has by now as what is saved. */
  const settle = (fresh: CampaignTree, next: CampaignDraft) => {
    setTree(fresh)
    form.write(next)
  }
  return { ...form, tree, locale, today, faults, stops, stop, write, writeGroup, writeAd, settle }
}

/** Returns a draft whose name the service chooses: that of its first Pin. */
function named(draft: CampaignDraft, madeWith: EditorOptions['madeWith']): CampaignDraft {
  if (madeWith !== 'automated' || draft.name !== '') return draft
  const title = draft.groups[0]?.ads[0]?.title ?? ''
  return { ...draft, name: title === '' ? words.automated() : title }
}

/** Runs the editor of a campaign: its draft, what is wrong with it, and saving it. */
export function useEditor(options: EditorOptions) {
  const { account, madeWith } = options
  const form = useForm(options)
  const { draft, locale } = form
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [needsConsent, setNeedsConsent] = useState(false)
  const [clientKey, setClientKey] = useState(() => crypto.randomUUID() as string)
  const isSending = useRef(false)
  const command = useCommand(editCommand)
  const freshTree = useFreshTree(account)

  async function overtake(base: CampaignTree): Promise<void> {
    const fresh = await freshTree(base.campaign_id)
    if (fresh === undefined) return
    const merged = rebased(draft, fresh, locale)
    form.settle(fresh, merged.draft)
    setConflicts(merged.conflicts)
  }

  async function send(next: CampaignDraft): Promise<EditResult | undefined> {
    const found = draftFaults(next, locale)
    form.stop(found)
    if (Object.keys(found).length > 0) return undefined
    const sent = editOfDraft(next, { locale, clientKey })
    const outcome = await command.run({
      advertiser_id: account.id,
      campaigns: [sent.edit],
      ...(next.base === null ? { made_with: madeWith } : {}),
    })
    if (outcome.state === 'refused') setNeedsConsent(outcome.error.code === 'ads-consent-needed')
    if (outcome.state !== 'done') return undefined
    const [result] = outcome.answer
    if (result === undefined) return undefined
    form.stop(placedFaults(result.faults, sent))
    if (result.faults.length === 0) return result
    const isOvertaken = result.faults.some(({ code }) => code === 'campaign-changed')
    if (isOvertaken && next.base !== null) await overtake(next.base)
    return undefined
  }

  /** Saves the draft, in another state where one is given; undefined when it isn't saved. */
  async function save(state: CampaignDraft['state'] = draft.state) {
    if (isSending.current) return undefined
    isSending.current = true
    const result = await send({ ...named(draft, madeWith), state })
    isSending.current = false
    if (result === undefined) return undefined
    setConflicts([])
    setClientKey(crypto.randomUUID())
    const id = result.campaign_id
    const fresh = id === null || draft.base === null ? undefined : await freshTree(id)
    if (fresh !== undefined) form.settle(fresh, draftOfTree(fresh, locale))
    form.done()
    return result
  }

  return {
    ...form,
    account,
    save,
    conflicts,
    needsConsent,
    consented: () => setNeedsConsent(false),
    isBusy: command.busy,
    refusal: command.refusal?.code === 'ads-consent-needed' ? undefined : command.formRefusal,
    /** Takes the service's value of a conflict, or keeps what was typed. */
    settleConflict: (conflict: Conflict, isTheirs: boolean) => {
      setConflicts((known) => known.filter(({ at }) => at !== conflict.at))
      form.stop({})
      if (isTheirs) form.write(withTheirs(draft, conflict), '')
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
