import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ScheduledPin } from '@tessera/contracts/entities/scheduled-pin'
import { timings } from '@tessera/contracts/timings'
import type { ShellContext } from '@tessera/module'
import { useSyncExternalStore } from 'react'
import type { PictureStart } from '../../pictures/upload/picture-flow.ts'
import { runPicture } from '../../pictures/upload/run-picture.ts'
import type { FoundDraft, KeptDraft } from './draft-shelf.ts'
import { type Draft, emptyDraft } from './flow.ts'
import { type BuilderParts, type Origin, runBuilder } from './run-builder.ts'

/** The initial values of a new pin. */
export interface DraftStart {
  readonly opening: Draft
  readonly picture: PictureStart
  readonly origin?: Origin | undefined
  readonly key?: string | undefined
}

interface Parts {
  readonly shell: Pick<ShellContext, 'client' | 'commands' | 'toast'>
  /** True while the viewer may publish videos. */
  readonly hasVideo: () => boolean
  readonly ideaScenario?: BuilderParts['ideaScenario']
  readonly onPublished: (pin: Pin | ScheduledPin, hasLeft: boolean) => void
}

/** Opens a new pin: runs its picture and its text until it is stopped. */
export function openDraft(
  { shell, hasVideo, ideaScenario, onPublished }: Parts,
  start: DraftStart,
) {
  const pictures = runPicture({ client: shell.client, hasVideo }, start.picture)
  const builder = runBuilder({
    commands: shell.commands,
    toast: shell.toast,
    onPublished,
    opening: start.opening,
    origin: start.origin,
    key: start.key,
    ideaScenario,
    onPictureLost: () => pictures.flow.send({ type: 'upload-lost' }),
  })
  let page = pageOf()
  function pageOf() {
    const [state, picture] = [builder.get(), pictures.flow.get()]
    return { state, picture, send: builder.send, ...pictures.acts }
  }
  const listeners = new Set<() => void>()
  const tell = () => {
    page = pageOf()
    for (const listener of Array.from(listeners)) listener()
  }
  builder.subscribe(tell)
  pictures.flow.subscribe(tell)
  return {
    get: () => page,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      builder.stop()
      pictures.stop()
    },
  }
}

/** A new pin that is open. */
export type OpenDraft = ReturnType<typeof openDraft>

/** The state of a new pin, with what can be done with it. */
export type BuilderPage = ReturnType<OpenDraft['get']>

/** Follows a new pin. */
export const usePage = ({ subscribe, get }: OpenDraft): BuilderPage =>
  useSyncExternalStore(subscribe, get)

/** True when the service may have deleted an uploaded picture that no pin shows. */
const isOld = (uploadedAt: number, now: number): boolean =>
  now - uploadedAt > timings.uploadKept / 2

/** Returns the start of a draft that a browser kept. */
export function startOf(
  { id, draft, file, hasFile, ...sent }: FoundDraft,
  now: number,
): DraftStart {
  const { address, mediaId, uploadedAt, url } = sent
  const uploaded =
    mediaId === undefined || uploadedAt === undefined || isOld(uploadedAt, now)
      ? {}
      : { mediaId, uploadedAt }
  return {
    opening: draft,
    key: id,
    picture: {
      file,
      url,
      isMissing: hasFile && file === undefined,
      ...uploaded,
      web: address === undefined ? undefined : { address, preview: outsidePictureUrl(address) },
    },
  }
}

/** Returns what a browser keeps of a new pin, apart from its file. */
export function keptOf(id: string, order: number, { state, picture }: BuilderPage): KeptDraft {
  const source = 'source' in picture ? picture.source : undefined
  const { url } = { url: undefined, ...picture }
  const known = picture.kind === 'reading' ? (picture.before ?? {}) : { ...picture, url }
  return {
    id,
    order,
    draft: state.draft,
    hasFile: source instanceof File,
    ...(typeof source === 'string' ? { address: source } : {}),
    ...('mediaId' in known && known.mediaId !== undefined ? { mediaId: known.mediaId } : {}),
    ...('uploadedAt' in known && known.uploadedAt !== undefined
      ? { uploadedAt: known.uploadedAt }
      : {}),
    ...(known.url === undefined ? {} : { url: known.url }),
  }
}

/** True when two drafts say the same. */
const isSame = (one: Draft, other: Draft): boolean => JSON.stringify(one) === JSON.stringify(other)

/** True while nobody has typed or chosen anything. */
export const isEmpty = ({ state, picture }: BuilderPage): boolean =>
  picture.kind === 'none' && isSame(state.draft, emptyDraft)
