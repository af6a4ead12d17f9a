/**
 * Under this name the cache keeps the board that a press on Save uses at once, as a `BoardLink`. It
 * is there while a module answers `save.tapped`; without it a press asks which board is meant.
 */
export const saveTarget = 'save-target'
