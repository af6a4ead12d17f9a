/** The ground of every page, as `--paper` has it, where styles cannot reach: around the page. */
export const themeColors = { light: '#fbf9f6', dark: '#171513' } as const
