// Each constant is an export of its own, so that a page bundles only those that it reads.
export const layoutMedium = 870
export const layoutWide = 1275
export const contentWide = 1050
export const contentNarrow = 880
export const headerDesktop = 80
export const headerPhone = 56
export const authModal = 484
export const authModalBusiness = 480
export const authModalSecondFactor = 489
export const authFormColumn = 268
/** Heights of the form on a visitor's home, and of the one that welcomes a returning visitor with two more ways. */
export const homeForm = [764, 784] as const
export const saveDialogMin = 500
export const saveDialogImage = 236
export const websiteImagesColumn = 160
export const websiteImagesMaxHeight = 540
export const websiteImagesMinColumns = 3
export const boardRow = 64
export const boardCover = 48
export const closeupPanes = [508, 1016, 488, 992, 672, 1176] as const
export const bookmarkletWidth = 750
export const bookmarkletMinHeight = 750
export const bookmarkletPadding = 48
/** Space below a board list that scrolls with its page. */
export const outsidePageEnd = 90
/** Widths and heights of the windows of providers. */
export const connectWindowFacebook = [580, 400] as const
export const connectWindowSso = [600, 600] as const
