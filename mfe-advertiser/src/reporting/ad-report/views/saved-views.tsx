import { useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import type { ReportView } from '@tessera/contracts/ads/report-view'
import { listReportViews, type SavedView } from '@tessera/contracts/calls/report-views'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { copyLink } from '@tessera/module/copy-link'
import { useShell } from '@tessera/module/react'
import { Menu, type MenuGroup, type MenuItem } from '@tessera/ui/menu'
import { type ReactElement, useState } from 'react'
import { deleteViewCommand, saveViewCommand, shareViewCommand } from './commands.ts'
import { isSameView } from './is-same-view.ts'
import { RenameViewModal, SaveViewModal } from './name-modal.tsx'
import type { ShownView } from './use-saved-view.ts'
import styles from './views.module.css'
import { viewWords as words } from './words.ts'

interface SavedViewsProps {
  readonly advertiserId: AdvertiserId
  /** The result of `useSavedView`. */
  readonly shown: ShownView
  /** The view that the screen shows now, for saving. */
  readonly current: ReportView
  /** The path and query that show a view, as '/advertiser/31/reporting/campaigns/?view=7'. */
  readonly linkTo: (view: SavedView) => string
  /** Called with the view that is chosen; null for the screen without one. */
  readonly onChoose: (view: SavedView | null) => void
}

/** The acts on the view that is shown. */
function useActs(props: SavedViewsProps, onRename: () => void): readonly MenuItem[] {
  const { advertiserId, shown, current, linkTo, onChoose } = props
  const shell = useShell()
  const save = useCommand(saveViewCommand)
  const share = useCommand(shareViewCommand)
  const remove = useCommand(deleteViewCommand)
  const { view: saved } = shown
  if (saved === null) return []
  const which = { advertiser_id: advertiserId, view_id: saved.id }
  const copy: MenuItem = {
    id: 'copy',
    label: words.copy(),
    onSelect: () => void copyLink(shell, linkTo(saved)),
  }
  if (!saved.is_own) return [copy]
  const isChanged = !isSameView(saved.view, current)
  return [
    ...(isChanged
      ? [
          {
            id: 'save',
            label: words.save(),
            onSelect: () => void save.run({ ...which, view: current }),
          },
        ]
      : []),
    { id: 'rename', label: words.rename(), onSelect: onRename },
    {
      id: 'share',
      label: saved.is_shared ? words.unshare() : words.share(),
      onSelect: () => void share.run({ ...which, is_shared: !saved.is_shared }),
    },
    copy,
    {
      id: 'delete',
      label: words.remove(),
      tone: 'bad',
      onSelect: () => {
        void remove.run(which).then(({ state }) => {
          if (state === 'done') onChoose(null)
        })
      },
    },
  ]
}

/** The views to choose from, in groups. */
function groupsOf(views: readonly SavedView[], { shown, onChoose }: SavedViewsProps): MenuGroup[] {
  const item = (view: SavedView): MenuItem => ({
    id: view.id,
    label: view.name,
    checked: view.id === shown.view?.id,
    ...(view.is_own ? {} : { note: words.by({ name: view.author }) }),
    onSelect: () => onChoose(view),
  })
  const usual: MenuItem = {
    id: 'none',
    label: words.usual(),
    checked: shown.view === null,
    onSelect: () => onChoose(null),
  }
  const of = (isOwn: boolean) => views.filter(({ is_own }) => is_own === isOwn).map(item)
  const none: MenuItem = { id: 'empty', label: words.none(), disabled: true }
  return [
    { id: 'usual', items: views.length === 0 ? [none] : [usual] },
    { id: 'own', label: words.own(), items: of(true) },
    { id: 'shared', label: words.shared(), items: of(false) },
  ].filter(({ items }) => items.length > 0)
}

/** Chooses, saves, renames, shares and deletes views of a report. */
export function SavedViews(props: SavedViewsProps): ReactElement {
  const { advertiserId, shown, current, onChoose } = props
  const { client } = useShell()
  const [asked, setAsked] = useState<'save' | 'rename' | null>(null)
  const list = useQuery(queryOptions(client, listReportViews, { advertiser_id: advertiserId }))
  const acts = useActs(props, () => setAsked('rename'))
  const saveAs: MenuItem = {
    id: 'save-as',
    label: words.saveAs(),
    onSelect: () => setAsked('save'),
  }
  const { view: saved } = shown
  return (
    <div className={styles.views}>
      <Menu
        label={words.views()}
        kind="outline"
        size="small"
        align="start"
        items={[...groupsOf(list.data ?? [], props), { id: 'acts', items: [saveAs] }]}
      >
        {saved === null ? words.views() : words.view({ name: saved.name })}
      </Menu>
      {saved === null ? null : <Menu label={words.acts()} items={acts} />}
      {shown.isGone ? (
        <p role="status" className={styles.gone}>
          {words.gone()} {words.goneWhy()}
        </p>
      ) : null}
      {asked === 'save' ? (
        <SaveViewModal
          advertiserId={advertiserId}
          view={current}
          onClose={() => setAsked(null)}
          onSaved={(view) => {
            setAsked(null)
            onChoose(view)
          }}
        />
      ) : null}
      {asked === 'rename' && saved !== null ? (
        <RenameViewModal advertiserId={advertiserId} saved={saved} onClose={() => setAsked(null)} />
      ) : null}
    </div>
  )
}
