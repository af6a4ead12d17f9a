/** A file in an archive. */
export interface ArchivedFile {
  /** Its path, with slashes; never absolute, never with `..`. */
  readonly name: string
  /** Its size when unpacked, as the archive says; reading fails when that isn't true. */
  readonly size: number
}

/** An archive whose files are unpacked one at a time. */
export interface Archive {
  readonly files: readonly ArchivedFile[]
  /**
   * Unpacks one file; undefined when it's missing, larger than `most`, encrypted or damaged. Throws when
   * its bytes can't be read now.
   */
  read(name: string, most: number): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Stored bytes that are read in parts. */
export interface StoredBytes {
  readonly size: number
  /** Reads up to that many bytes from an offset; fewer only at the end. */
  read(first: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

/** The reason that an archive can't be opened. */
export type ArchiveFault =
  | 'no-archive'
  /** Its list of files is missing or broken: the end of the file is. */
  | 'cut-off'
  | 'too-many-files'
  /** A name that leads outside of it. */
  | 'names'
  /** Files that lie over each other. */
  | 'overlapping'

/** Opens archives that people upload. */
export interface Archives {
  /**
   * Undefined for what is no ZIP, has more than `filesMax` files, names that lead outside, or files that
   * lie over each other. Throws when the bytes can't be read now.
   */
  open(stored: StoredBytes, filesMax: number): Promise<Archive | undefined>
  /** Opens an archive as `open` does, and returns the fault of one that can't be opened. */
  examine(stored: StoredBytes, filesMax: number): Promise<Archive | ArchiveFault>
}
