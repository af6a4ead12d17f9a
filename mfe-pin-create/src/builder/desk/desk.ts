import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import type { ChosenBoard } from '../../details/board/board-field.tsx'
import { videoOf } from '../../pictures/upload/picture-flow.ts'
import { words } from '../../words.ts'
import type { DraftShelf, FoundDraft } from '../draft/draft-shelf.ts'
import { isFit, isOnItsWay } from '../draft/fit.ts'
import { emptyDraft } from '../draft/flow.ts'
import { newKey } from '../draft/new-key.ts'
import {
  type BuilderPage,
  type DraftStart,
  isEmpty,
  type OpenDraft,
  openDraft,
  startOf,
} from '../draft/open-draft.ts'
import { type Phase, phaseOf } from '../draft/phase.ts'
import type { BuilderParts } from '../draft/run-builder.ts'
import { type BulkChange, eventsOf } from './bulk-change.ts'
import {
  allToggled,
  type DraftList,
  openList,
  roomIn,
  toggled,
  withDrafts,
  without,
} from './draft-list.ts'
import { keepOnShelf } from './keeper.ts'
import { type DraftNews, nextRun, type PublishRun, startRun } from './publish-run.ts'

/** A draft on the desk. */
export interface DeskDraft extends OpenDraft {
  readonly id: string
  readonly phase: () => Phase
}

interface DeskState {
  readonly list: DraftList
  readonly run: PublishRun
  /** The number of drafts that another tab has open. */
  readonly elsewhere: number
}

interface DeskParts {
  readonly shell: Pick<ShellContext, 'client' | 'commands' | 'toast'>
  readonly shelf: DraftShelf
  /** True while the viewer may publish videos. */
  readonly hasVideo: () => boolean
  readonly ideaScenario?: BuilderParts['ideaScenario']
  /** Called with a pin that was published alone. */
  readonly onPublished: (pin: Pin | ScheduledPin) => void
  /** Called with a pin that was published after the person left the page. */
  readonly onLeft: (pin: Pin | ScheduledPin) => void
  readonly onRunEnd: (run: PublishRun) => void
}

/** Lets the page draw and answer what was pressed. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Prepares many pins at once: opens, keeps and publishes their drafts. */
export function createDesk({
  shell,
  shelf,
  hasVideo,
  ideaScenario,
  onPublished,
  onLeft,
  onRunEnd,
}: DeskParts) {
  const drafts = new Map<string, DeskDraft & { readonly keeper: ReturnType<typeof keepOnShelf> }>()
  const listeners = new Set<() => void>()
  /** The drafts that a run publishes: what follows is the run's. */
  const ofRun = new Set<string>()
  let order = 0
  let isOver = false
  let isFull = false
  let state: DeskState = { list: openList([], newKey()), run: startRun([]), elsewhere: 0 }

  function become(next: Partial<DeskState>): void {
    state = { ...state, ...next }
    for (const listener of Array.from(listeners)) listener()
  }

  function onFull(): void {
    if (isFull) return
    isFull = true
    shell.toast({ text: words.notKept(), tone: 'bad' })
  }

  function open(id: string, start: DraftStart, at = order + 1): void {
    order = Math.max(order, at)
    const phaseListeners = new Set<() => void>()
    const draft = openDraft(
      {
        shell,
        hasVideo,
        ideaScenario,
        onPublished: (pin, hasLeft) => {
          keeper.drop()
          if (hasLeft) onLeft(pin)
          else if (!ofRun.has(id)) onPublished(pin)
        },
      },
      { ...start, key: id },
    )
    const keeper = keepOnShelf({
      id,
      order: at,
      draft,
      shelf,
      onFull,
      onState: () => {
        for (const listener of Array.from(phaseListeners)) listener()
      },
    })
    draft.subscribe(() => onNews({ id, state: draft.get().state }))
    const phase = () => {
      const page = draft.get()
      return phaseOf({ ...page, kept: keeper.state(), isEmpty: isEmpty(page) })
    }
    const subscribe = (listener: () => void) => {
      const stop = draft.subscribe(listener)
      phaseListeners.add(listener)
      return () => {
        stop()
        phaseListeners.delete(listener)
      }
    }
    drafts.set(id, { ...draft, id, phase, keeper, subscribe })
  }

  /** Goes on with the run once its current draft has news. */
  function onNews(news: DraftNews): void {
    const before = state.run
    if (news.id !== before.waiting[0]) return
    const run = nextRun(before, news)
    if (run !== before) become({ run })
    if (run.waiting.length === 0) endRun(run)
    else if (!run.asked) step()
  }

  function step(): void {
    const [id] = state.run.waiting
    const page = id === undefined ? undefined : drafts.get(id)?.get()
    if (id === undefined || isOver) return
    if (page === undefined || !isFit(page)) onNews({ id, state: 'unfit' })
    else if (!isOnItsWay(page)) {
      ofRun.add(id)
      page.send({ type: 'publish-pressed', picture: page.picture })
    }
  }

  function endRun(run: PublishRun): void {
    const [firstFailed] = run.failed
    for (const id of run.failed) ofRun.delete(id)
    take(run.published.map(({ id }) => id))
    become({ run: startRun([]) })
    if (firstFailed !== undefined) show(firstFailed)
    onRunEnd(run)
  }

  /** Takes drafts off the desk. */
  function take(ids: readonly string[]): void {
    const fresh = newKey()
    const list = without(state.list, ids, fresh)
    if (list.ids[0] === fresh) open(fresh, { opening: emptyDraft, picture: {} })
    for (const id of ids) {
      drafts.get(id)?.keeper.drop()
      drafts.get(id)?.stop()
      drafts.delete(id)
    }
    become({ list })
  }

  const show = (shown: string) => become({ list: { ...state.list, shown } })
  const shownPage = () => drafts.get(state.list.shown)?.get()

  function start(found: readonly FoundDraft[], elsewhere: number): void {
    const now = Date.now()
    const fresh = newKey()
    for (const each of found) open(each.id, startOf(each, now), each.order)
    if (found.length === 0) open(fresh, { opening: emptyDraft, picture: {} })
    become({
      list: openList(
        found.map(({ id }) => id),
        fresh,
      ),
      elsewhere,
    })
  }

  /** Adds drafts some at a time, so that the page stays responsive. */
  async function addAll(starts: readonly DraftStart[]): Promise<readonly string[]> {
    const room = roomIn(state.list)
    if (starts.length > room)
      shell.toast({ text: words.draftsMany({ max: limits.newPinsMax }), tone: 'bad' })
    const waiting = [...starts].slice(0, room)
    const added: string[] = []
    while (waiting.length > 0 && !isOver) {
      const pausesAt = performance.now() + timings.newPinsSlice
      const ids: string[] = []
      do {
        const [one] = waiting.splice(0, 1)
        if (one === undefined) break
        const id = newKey()
        open(id, one)
        drafts.get(id)?.keeper.begin()
        ids.push(id)
      } while (performance.now() < pausesAt)
      become({ list: withDrafts(state.list, ids) })
      added.push(...ids)
      await pause()
    }
    return added
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    draft: (id: string): DeskDraft | undefined => drafts.get(id),
    start,
    show,
    toggle: (id: string) => become({ list: toggled(state.list, id) }),
    toggleAll: () => become({ list: allToggled(state.list) }),
    /** Adds a draft for each file, with the board of the draft that is shown. */
    add: (files: readonly File[]) => {
      const { draft } = shownPage()?.state ?? { draft: emptyDraft }
      const { board, boardName, section, sectionName } = draft
      const opening = { ...emptyDraft, board, boardName, section, sectionName }
      void addAll(files.map((file) => ({ opening, picture: { file } })))
    },
    /** Adds drafts that come from elsewhere, and shows the first, which it returns. An untouched draft gives way. */
    bring: async (starts: readonly DraftStart[]): Promise<string | undefined> => {
      const untouched = state.list.ids.filter((id) => {
        const page = drafts.get(id)?.get()
        return page !== undefined && isEmpty(page)
      })
      const [first] = await addAll(starts)
      if (first === undefined || isOver) return undefined
      show(first)
      take(untouched)
      return first
    },
    duplicate: (ids: readonly string[]) =>
      void addAll(ids.flatMap((id) => copyOf(drafts.get(id)?.get()) ?? [])),
    edit: (ids: readonly string[], change: BulkChange) => {
      for (const id of ids) {
        const page = drafts.get(id)?.get()
        for (const event of page === undefined ? [] : eventsOf(page.state.draft, change))
          page?.send(event)
      }
    },
    remove: (ids: readonly string[]) => {
      for (const id of ids) drafts.get(id)?.get().remove()
      take(ids)
    },
    /** Chooses a board for each draft that has none yet. */
    chooseBoard: (board: ChosenBoard) => {
      for (const draft of drafts.values())
        if (draft.get().state.draft.boardName === '')
          draft.get().send({ type: 'board-chosen', ...board })
    },
    /** Publishes drafts in their order; shows the first one that lacks something instead. */
    publish: (ids: readonly string[]) => {
      const unfit = ids.find((id) => {
        const page = drafts.get(id)?.get()
        return page === undefined || !isFit(page)
      })
      if (unfit === undefined) {
        become({ run: startRun(ids) })
        step()
        return
      }
      show(unfit)
      const page = drafts.get(unfit)?.get()
      page?.send({ type: 'publish-pressed', picture: page.picture })
    },
    stop: () => {
      isOver = true
      for (const { stop, keeper } of drafts.values()) {
        keeper.stop()
        stop()
      }
      shelf.close()
    },
  }
}

/** Returns a copy of a draft, with the picture that is uploaded already. */
function copyOf(page: BuilderPage | undefined): DraftStart | undefined {
  if (page === undefined) return undefined
  const { state, picture } = page
  const opening = state.draft
  if (!('source' in picture)) return { opening, picture: {} }
  const { source } = picture
  // A published video has one cover and one file of captions, so a copy is a video of its own.
  const uploaded =
    picture.kind === 'ready' && videoOf(picture) === undefined
      ? { mediaId: picture.mediaId, uploadedAt: picture.uploadedAt }
      : {}
  if (source instanceof File) return { opening, picture: { file: source, ...uploaded } }
  const preview = 'preview' in picture ? picture.preview : ''
  return { opening, picture: { web: { address: source, preview } } }
}

/** The desk of a page. */
export type Desk = ReturnType<typeof createDesk>
