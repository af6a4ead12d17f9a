/**
 * The shapes of icons. Each is an export of its own, so that a build holds only those that it draws; those of
 * a page's first view are in a file of their own, so that its first chunk holds no others.
 */
export * from './icons/first-view.ts'
export * from './icons/later.ts'
