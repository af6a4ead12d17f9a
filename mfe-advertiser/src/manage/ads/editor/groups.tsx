import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { Chip } from '@tessera/ui/chip'
import { type ReactElement, useEffect, useState } from 'react'
import promote from '../../../kit/ad-fields/ad-fields.module.css'
import { type CampaignDraft, freshGroup, freshKey } from '../draft/campaign-draft.ts'
import { faultyGroup } from '../draft/draft-faults.ts'
import { words } from '../frame/words.ts'
import { GroupFields } from './group-fields.tsx'
import type { Editor } from './use-editor.ts'

interface GroupsProps {
  readonly editor: Editor
}

/** Shows the ad group that has a fault, so that it can be mended. */
function useShownGroup({ draft, faults, stops }: Editor) {
  const [shown, setShown] = useState(draft.groups[0]?.key)
  const [seen, setSeen] = useState(stops)
  if (seen !== stops) {
    setSeen(stops)
    const faulty = faultyGroup(faults)
    const hasOwn = Object.keys(faults).some((at) => !at.startsWith('ad_groups.'))
    if (faulty !== undefined && !hasOwn) setShown(draft.groups[faulty]?.key)
  }
  const index = draft.groups.findIndex(({ key }) => key === shown)
  return [Math.max(index, 0), setShown] as const
}

function isFaulty({ faults }: Editor, index: number): boolean {
  return Object.keys(faults).some((at) => at.startsWith(`ad_groups.${index}.`))
}

/** The ad groups of a campaign, one of them open. */
export function Groups({ editor }: GroupsProps): ReactElement {
  const { draft, write, faults, account } = editor
  const [index, show] = useShownGroup(editor)
  const group = draft.groups[index]
  const add = () => {
    const { groups } = draft
    const key = freshKey(groups)
    const name = words.groupName({ number: groups.length + 1 })
    const added = freshGroup(key, name, account.country)
    write({ groups: [...groups, added] }, 'ad_groups')
    show(key)
  }
  const remove = (): CampaignDraft['groups'] => draft.groups.filter((each) => each !== group)
  const isNew = group !== undefined && group.groupId === null
  return (
    <section className={promote.group} aria-label={words.groups()}>
      <h2 className={promote.legend}>{words.groups()}</h2>
      {faults.ad_groups === undefined ? null : (
        <p role="alert" className={promote.fault}>
          {faults.ad_groups}
        </p>
      )}
      <div className={promote.foot}>
        {draft.groups.map(({ key, name }, at) => (
          <Chip key={key} pressed={at === index} onClick={() => show(key)}>
            <bdi>{name}</bdi>
            {isFaulty(editor, at) ? ` (${words.look()})` : null}
          </Chip>
        ))}
        {draft.groups.length < limits.campaignAdGroupsMax ? (
          <Button size="small" onClick={add}>
            {words.addGroup()}
          </Button>
        ) : null}
      </div>
      {group === undefined ? null : (
        <GroupFields key={group.key} editor={editor} group={group} index={index} />
      )}
      {isNew && draft.groups.length > 1 ? (
        <div>
          <Button size="small" onClick={() => write({ groups: remove() }, 'ad_groups')}>
            {words.removeGroup({ name: group.name })}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Puts the focus on the first fault of a form, once for each time it is sent. */
export function useFaultFocus(form: { readonly current: HTMLElement | null }, stops: number): void {
  useEffect(() => {
    if (stops === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [form, stops])
}
