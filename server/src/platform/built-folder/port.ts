/** The path of the shell's own files when the service serves them. */
export const assetsBase = '/assets/'

/** Reads the files of a build; returns undefined for a missing one. */
export interface BuiltFolder {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
}
