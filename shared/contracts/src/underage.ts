/** The cookie that remembers that somebody said they are too young; its value is `underageFlag`. */
export const underageCookie = 'underage'

/** The value of the cookie. */
export const underageFlag = '1'
