const longest = 300

/** Queries and fragments of web addresses. */
const queries = /(https?:\/\/[^\s?#]{1,500})[?#]\S*/g

/** Returns a text without the queries of its addresses. */
export const withoutQueries = (text: string): string => text.replace(queries, '$1')

/** Returns the message of a report: its first line, cut, without queries and control characters. */
export const messageOf = (detail: string): string =>
  withoutQueries(detail.split('\n', 1)[0] ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longest)
    .toWellFormed()
    .trim()
