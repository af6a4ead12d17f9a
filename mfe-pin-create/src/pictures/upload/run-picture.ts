import type { Client } from '@tessera/client'
import { outsidePictureUrl } from '@tessera/contracts/calls/outside-pages'
import type { CallError } from '@tessera/contracts/errors/call-error'
import { endUpload } from '@tessera/module/uploads/send-resumably'
import { words } from '../../words.ts'
import { words as incomingWords } from '../incoming/words.ts'
import { isCarried, pictureFromOpener } from '../other-sites/ask-opener.ts'
import { readVideo } from '../video/read-video.ts'
import { isVideoFile } from '../video/video-file.ts'
import { words as videoWords } from '../video/words.ts'
import {
  nextPicture,
  openPicture,
  type Picture,
  type PictureEvent,
  type PictureStart,
  previewOf,
  type Source,
} from './picture-flow.ts'
import { readPicture } from './read-picture.ts'
import { type RunningFlow, runFlow } from './run-flow.ts'
import { uploadPicture } from './upload-picture.ts'

/** Stands for a video that the browser can't show. */
const plainPoster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 474 632" width="474" height="632"><rect width="474" height="632" fill="#30424a"/><path d="M207 266l80 50-80 50z" fill="#e9efe9" stroke="#e9efe9" stroke-width="16" stroke-linejoin="round"/></svg>',
)}`

/** The parts that the flow of a picture uses. */
interface PictureParts {
  readonly client: Client
  /** True while the viewer may publish videos. */
  readonly hasVideo: () => boolean
}

/** Returns the text of an error. Errors of the other site's page do not fit a picture. */
const textOf = ({ code, message }: CallError, source: Source): string => {
  if (!code.startsWith('outside-')) return message
  return typeof source === 'string' && isCarried(source)
    ? incomingWords.onlyThere()
    : words.notGiven()
}

/** Returns the file of a picture that the service cannot fetch, from the page that opened this window. */
const fileElsewhere = async (source: Source): Promise<File | undefined> =>
  typeof source === 'string' ? pictureFromOpener(source) : undefined

/** True when an upload has advanced so far that the screen shows it. */
const isStep = (before: number, now: number): boolean => now >= 1 || now - before >= 0.01

/** Reads a picture, or a video where the viewer has them. */
const readFile = async (file: File, signal: AbortSignal, hasVideo: () => boolean) => {
  if (!isVideoFile(file)) return readPicture(file, signal)
  return hasVideo()
    ? readVideo(file, signal)
    : { ok: false as const, fault: videoWords.notAllowed() }
}

function pictureFlow(
  { client, hasVideo }: PictureParts,
  first: PictureStart,
): RunningFlow<Picture, PictureEvent> {
  return runFlow<Picture, PictureEvent>({
    start: openPicture(first),
    next: nextPicture,
    entry: (state) => ('source' in state ? state.source : undefined),
    effects: {
      reading: async ({ source }, { send, signal }) => {
        const found = await readFile(source, signal, hasVideo)
        if (found === undefined || signal.aborted) return
        if (!found.ok) return send({ type: 'refused', fault: found.fault })
        const { copy } = found
        const preview = copy === undefined ? plainPoster : URL.createObjectURL(copy)
        const known = 'film' in found ? { film: found.film } : { size: found.size }
        send({ type: 'read', preview, ...known })
      },
      uploading: async ({ source, film, url, sent: earlier = 0 }, { send, signal }) => {
        let shown = earlier
        const result = await uploadPicture(client, {
          source,
          film,
          url,
          signal,
          onUrl: (begun) => send({ type: 'upload-begun', url: begun }),
          onSent: (sent) => {
            if (!isStep(shown, sent)) return
            shown = sent
            send({ type: 'progress', sent })
          },
          onHeldUp: (reason) => send({ type: 'held-up', reason }),
        })
        if (result.ok) return send({ type: 'uploaded', mediaId: result.data, at: Date.now() })
        const file = await fileElsewhere(source)
        if (file !== undefined) send({ type: 'file-chosen', file })
        else send({ type: 'not-uploaded', fault: textOf(result.error, source) })
      },
    },
  })
}

/** Frees the picture that a state showed and the next one doesn't. */
function freePreviews(flow: RunningFlow<Picture, PictureEvent>): () => void {
  let shown = previewOf(flow.get())
  const free = (now: string) => {
    if (shown !== now && shown.startsWith('blob:')) URL.revokeObjectURL(shown)
    shown = now
  }
  const stop = flow.subscribe(() => free(previewOf(flow.get())))
  return () => {
    stop()
    free('')
  }
}

/** Runs the picture of a new pin: reads its file, and uploads it or a picture of another site. */
export function runPicture(parts: PictureParts, first: PictureStart) {
  const flow = pictureFlow(parts, first)
  const free = freePreviews(flow)
  return {
    flow,
    stop: () => {
      flow.stop()
      free()
    },
    acts: {
      choose: (file: File) => flow.send({ type: 'file-chosen', file }),
      bring: (address: string) =>
        flow.send({ type: 'address-chosen', address, preview: outsidePictureUrl(address) }),
      pause: () => flow.send({ type: 'pause-pressed' }),
      resume: () => flow.send({ type: 'continue-pressed' }),
      retry: () => flow.send({ type: 'retry-pressed' }),
      /** Removes the picture, and what has arrived of it at the service. */
      remove: () => {
        const { url } = { url: undefined, ...flow.get() }
        flow.send({ type: 'remove-pressed' })
        if (url !== undefined) void endUpload(url)
      },
    },
  }
}
