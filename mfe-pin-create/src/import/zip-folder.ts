import { downloadZip } from 'client-zip'

const pictures = /\.(jpe?g|png|webp|gif|avif)$/i

/** Returns the pictures of a chosen folder, and of the folders in it. */
export const picturesOf = (files: Iterable<File>): readonly File[] =>
  [...files].filter(({ name }) => pictures.test(name) && !name.startsWith('.'))

/** Packs the pictures of a folder into a ZIP, under their paths. */
export const zipFolder = (files: readonly File[]): Promise<Blob> =>
  downloadZip(
    files.map((file) => ({
      name: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
      input: file,
      lastModified: new Date(file.lastModified),
    })),
  ).blob()
