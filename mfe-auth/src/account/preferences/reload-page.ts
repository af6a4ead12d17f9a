/** Loads the page again: its document brings the words of the chosen language. */
export const reloadPage = (): void => location.reload()
