import { limits } from '@tessera/contracts/limits'

/** The pictures of folders, in the order of their names. */
export interface FolderPictures {
  readonly files: readonly File[]
  /** True when there are more than were asked for, or more entries than are looked at. */
  readonly hasMore: boolean
}

const byName = new Intl.Collator(undefined, { numeric: true })

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((done) => entry.file(done, () => done(undefined)))

/** Reads a folder; what cannot be read is left out. Browsers give a hundred entries at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  while (all.length < limits.folderEntriesMax) {
    const some = await new Promise<readonly FileSystemEntry[]>((done) =>
      reader.readEntries(done, () => done([])),
    )
    if (some.length === 0) break
    all.push(...some)
  }
  return all
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** Finds the pictures of files and folders, and of the folders in them, up to a number. */
export async function readFolders(
  entries: readonly FileSystemEntry[],
  max: number,
): Promise<FolderPictures> {
  const files: File[] = []
  let looked = 0
  let hasMore = false

  async function walk(found: readonly FileSystemEntry[]): Promise<void> {
    for (const entry of found.toSorted((one, other) => byName.compare(one.name, other.name))) {
      looked += 1
      hasMore ||= looked > limits.folderEntriesMax
      if (hasMore) return
      if (isFolder(entry)) await walk(await entriesIn(entry))
      const file = isFile(entry) ? await fileOf(entry) : undefined
      if (file === undefined || !file.type.startsWith('image/')) continue
      if (files.length === max) hasMore = true
      else files.push(file)
    }
  }

  await walk(entries)
  return { files, hasMore }
}
