/** The address of the Save button's script for other sites, which gets new versions. */
export const saveButtonScriptPath = '/save-button.js'

/** The path of the versions that never change, and of the page that shows the button. */
export const saveButtonBase = '/save-button/'

/** The path that says how often a page was saved, to any site. */
export const saveButtonCountPath = '/save-button/count/'
