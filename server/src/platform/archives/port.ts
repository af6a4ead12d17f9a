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
  /** Unpacks one file; undefined when it's missing, larger than `most`, encrypted or damaged. */
  read(name: string, most: number): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Opens archives that people upload. */
export interface Archives {
  /** Undefined for what is no ZIP, has more than `filesMax` files or names that lead outside. */
  open(bytes: Uint8Array<ArrayBuffer>, filesMax: number): Promise<Archive | undefined>
}
