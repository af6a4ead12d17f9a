/** What was dropped or pasted, as far as pictures go. */
export type Offered =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'picture'; readonly file: File; readonly more: boolean }

/** The picture among the files that were chosen, dropped or pasted: the first that says it is one, else the first. */
export function filesIn(files: Iterable<File>): Offered {
  const all = [...files]
  const file = all.find(({ type }) => type.startsWith('image/')) ?? all[0]
  return file === undefined ? { kind: 'nothing' } : { kind: 'picture', file, more: all.length > 1 }
}

/** Whether what is dragged over the page is files, not a word or a link. */
export function carriesFiles(types: readonly string[]): boolean {
  return types.includes('Files')
}
