import type { Reader } from '../../../platform/readers/port.ts'
import type { Videos } from '../../../platform/video/port.ts'

/** Reads the container of a video: what it is, and what of it says where and by whom it was made. */
export const videoReader: Reader<null, Awaited<ReturnType<Videos['read']>>> = {
  name: 'video',
  read: (_, { file, videos }) => videos.read(file),
}
