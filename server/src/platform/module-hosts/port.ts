/** Reads files of modules that are served outside of the store: those of the registry file. */
export interface ModuleHosts {
  /** Returns a file; undefined when it is missing, has more bytes than `most`, or does not come in time. */
  read(url: string, most: number): Promise<Uint8Array<ArrayBuffer> | undefined>
}
