import type { NewVideo } from '@tessera/contracts/entities/video'

/** S6.22: true when a new pin's video gets a cover, which nobody changes for another account. */
export const changesCover = ({ video }: { readonly video?: NewVideo | undefined }): boolean =>
  video?.cover_upload_id !== undefined
