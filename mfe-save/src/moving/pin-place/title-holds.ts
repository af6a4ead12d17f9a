const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Whether a title has what is searched for, whatever its case and accents. */
export const titleHolds = (title: string, search: string): boolean =>
  plain(title).includes(plain(search))
