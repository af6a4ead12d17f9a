/**
 * True when a status of RFC 3463 says that no mail reaches an address: its mailbox or domain does not exist,
 * takes no mail, or has moved. Others, such as 5.7.1, refuse an email or its sender.
 */
export const isAddressFault = (status: string | null): boolean =>
  status !== null && /^5\.(1\.(1|2|3|6|10)|2\.1|4\.4)$/.test(status)

/** Returns the status in a mail server's answer, such as 5.1.1 of '550 5.1.1 No such user'. */
export const statusIn = (answer: string): string | null =>
  /(?:^|\s)[245]\d\d[ -]#?([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer.slice(0, 1_000))?.[1] ?? null

const wordsMost = 300

/**
 * Returns the words of a mail server in one line, cut. Anybody can run one, and the database keeps no text with a
 * zero byte.
 */
export const wordsOfServer = (text: string): string =>
  text.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, wordsMost)
