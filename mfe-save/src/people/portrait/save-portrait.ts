import { bind, type Draft, defineCommand } from '@tessera/cache'
import { uploadImage } from '@tessera/contracts/calls/media'
import { updatePortrait } from '@tessera/contracts/calls/settings'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { sessionChanged } from '@tessera/contracts/events/facts'
import type { ShellContext } from '@tessera/module'
import { words } from './words.ts'

interface Changed {
  readonly image_medium_url: string | null
  readonly replaced_media_id: string | null
}

interface Whose {
  readonly viewer: Viewer
}

/** Shows the portrait wherever the cache knows its person. */
function confirm({ image_medium_url: url }: Changed, { viewer }: Whose, draft: Draft): void {
  draft.patch('user', viewer.id, { image_medium_url: url, image_url: url })
}

/** Tells the frame and other tabs. */
function done(
  { image_medium_url }: Changed,
  { viewer }: Whose,
  { bus }: Pick<ShellContext, 'bus'>,
): void {
  // The next page load has the large one.
  const portrait = { image_medium_url, image_large_url: image_medium_url }
  bus.emit(sessionChanged, { viewer: { ...viewer, ...portrait } })
}

const key = ({ viewer }: Whose) => viewer.id

/** Shows the portrait again that was replaced or removed. */
const restorePortrait = defineCommand(
  (client, { mediaId }: Whose & { readonly mediaId: string }) =>
    client.call(updatePortrait, { media_upload_id: mediaId }),
  { name: 'restore-portrait', key, confirm, done, say: { done: () => words.restored() } },
)

const undo = ({ replaced_media_id: mediaId }: Changed, { viewer }: Whose) =>
  mediaId === null ? undefined : bind(restorePortrait, { mediaId, viewer })

/** Removes the portrait. */
export const removePortrait = defineCommand(
  (client, _: Whose) => client.call(updatePortrait, { media_upload_id: null }),
  { name: 'remove-portrait', key, confirm, done, undo, say: { done: () => words.removed() } },
)

/** Uploads a picture and makes it the portrait. */
export const uploadPortrait = defineCommand(
  async (client, { picture }: Whose & { readonly picture: Blob }) => {
    const sent = await client.call(uploadImage, {}, { file: picture })
    return sent.ok ? client.call(updatePortrait, { media_upload_id: sent.data.id }) : sent
  },
  { name: 'upload-portrait', key, confirm, done, undo, say: { done: () => words.saved() } },
)
