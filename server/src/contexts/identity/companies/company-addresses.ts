/** Returns the URL that a company's identity provider sends people back to. */
export const redirectUri = (publicOrigin: string): string => `${publicOrigin}/connect/sso/done/`

/** The path that identity providers of companies send log-out tokens to. */
export const logOutPath = '/connect/sso/log-out/'
