// A file of its own, since the first load needs nothing else of the installed app.

/** Sent with calls of the installed app, whose device is otherwise a browser like any other. */
export const installedHeader = 'X-App'

/** The media query that matches in a page that runs as an installed app. */
export const installedMedia = '(display-mode:standalone)'
