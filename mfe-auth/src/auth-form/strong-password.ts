/** Whether a password is a strong one, where that is asked for: letters, and something else. */
export const isStrong = (password: string): boolean =>
  /[a-z]/i.test(password) && /[^a-z]/i.test(password)
