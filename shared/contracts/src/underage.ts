/** The cookie that remembers that somebody said they are too young; its value is then `underageFlag`. */
export const underageCookie = 'underage'

/** What the cookie holds. */
export const underageFlag = '1'
