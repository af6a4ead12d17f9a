import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { keepDrafts } from '@tessera/module/drafts'
import { useShell, useViewer } from '@tessera/module/react'
import { useEffect, useReducer, useState } from 'react'
import { counted, words } from '../../words.ts'
import { type BuilderEvent, faultsOf } from '../flow.ts'
import { type BuilderPage, keptPins } from '../use-builder.ts'
import { type DraftList, draftsAtOnce, openList, withFiles, without } from './draft-list.ts'
import { type DraftNews, nextRun, type PublishRun, startRun } from './publish-run.ts'

const keptLists = keepDrafts('new-pins', z.array(z.string()))

/** Keeps the ids of the drafts while the tab is open, so that a reload finds the text of each. */
function useKeptList() {
  const viewerId = useViewer()?.id
  const kept = keptLists(viewerId)
  const [list, setList] = useState(() =>
    openList((kept.get('all') ?? []).filter((id) => keptPins(viewerId).get(id) !== undefined)),
  )
  const ids = list.drafts.map(({ id }) => id)
  useEffect(() => kept.keep('all', ids), [ids.join()])
  const drop = (gone: readonly string[]) => {
    for (const id of gone) keptPins(viewerId).drop(id)
    setList((before) => without(before, gone))
  }
  return { list, setList, drop }
}

/** Says how a run ended. When all drafts are published, opens the board of the last one. */
function useAfterRun(drop: (ids: readonly string[]) => void, show: (id: string) => void) {
  const { navigate, toast, $locale } = useShell()
  const pinsOf = (count: number) => plural(count, counted.pins, $locale.get())
  return ({ published, failed }: PublishRun) => {
    const [firstFailed] = failed
    const done = published.length
    const { pin } = published.at(-1) ?? {}
    drop(published.map(({ id }) => id))
    if (firstFailed !== undefined) {
      show(firstFailed)
      const text = words.publishedSome({ done, pins: pinsOf(done + failed.length) })
      toast({ text, tone: 'bad' })
    } else if (pin !== undefined) {
      toast({ text: words.publishedAll({ pins: pinsOf(done) }), tone: 'good' })
      const to =
        'publish_at' in pin
          ? paths.scheduledPins.to()
          : (pin.board?.url ?? paths.pin.to({ pinId: pin.id }))
      navigate(to, { replace: true })
    }
  }
}

type Opened = ReadonlyMap<string, BuilderPage>
type RunEvent = DraftNews | { readonly start: readonly string[] } | 'end'

const isFit = ({ state, picture }: BuilderPage): boolean =>
  Object.keys(faultsOf(state.draft, picture)).length === 0

function stepRun(run: PublishRun, event: RunEvent): PublishRun {
  if (event === 'end') return startRun([])
  return 'start' in event ? startRun(event.start) : nextRun(run, event)
}

/** Publishes the drafts of a run one after the other. */
function useRun(opened: Opened, onEnd: (run: PublishRun) => void) {
  const [run, tell] = useReducer(stepRun, startRun([]))
  const [current] = run.waiting
  const isOver = current === undefined && run.published.length + run.failed.length > 0
  useEffect(() => {
    const draft = current === undefined ? undefined : opened.get(current)
    if (current === undefined || draft === undefined) return
    if (isFit(draft)) draft.send({ type: 'publish-pressed', picture: draft.picture })
    else tell({ id: current, state: 'unfit' })
  }, [current])
  useEffect(() => {
    if (!isOver) return
    tell('end')
    onEnd(run)
  }, [isOver])
  return { tell, busy: current !== undefined }
}

/** Runs the list of the pins that are prepared at once. */
export function useDrafts() {
  const { toast } = useShell()
  const { list, setList, drop } = useKeptList()
  const [opened, setOpened] = useState<Opened>(new Map())
  const show = (shown: string) => setList((before: DraftList) => ({ ...before, shown }))
  const { tell, busy } = useRun(opened, useAfterRun(drop, show))
  const drafts = list.drafts.flatMap(({ id }) => opened.get(id) ?? [])

  function publish(): void {
    const unfit = list.drafts.find(({ id }) => {
      const draft = opened.get(id)
      return draft === undefined || !isFit(draft)
    })
    if (unfit === undefined) {
      tell({ start: list.drafts.map(({ id }) => id) })
      return
    }
    show(unfit.id)
    const draft = opened.get(unfit.id)
    draft?.send({ type: 'publish-pressed', picture: draft.picture })
  }

  function add(files: readonly File[]): void {
    const { draft: place } = opened.get(list.shown)?.state ?? {}
    const { board = '', boardName = '', section = '', sectionName = '' } = place ?? {}
    setList((before) => withFiles(before, files, { board, boardName, section, sectionName }))
    if (files.length > draftsAtOnce - list.drafts.length)
      toast({ text: words.draftsMany({ max: draftsAtOnce }), tone: 'bad' })
  }

  return {
    list,
    opened,
    busy,
    show,
    add,
    publish,
    remove: (id: string) => drop([id]),
    /** Called by each draft with its state. */
    onChange: (id: string, draft: BuilderPage) => {
      setOpened((before) => new Map(before).set(id, draft))
      tell({ id, state: draft.state })
    },
    /** Called with the board that a draft gets; drafts without a board get it too. */
    onBoard: (event: BuilderEvent) => {
      for (const { state, send } of drafts) if (state.draft.boardName === '') send(event)
    },
  }
}

/** The list of the pins that are prepared at once. */
export type Drafts = ReturnType<typeof useDrafts>
