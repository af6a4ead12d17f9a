import { kind } from './error-kind.ts'

/** Errors of restoring one's own download. */
export const restoreErrors = {
  'restore-not-ours': kind(
    400,
    "This isn't a download of your {brand} data. Choose another file, or import this one.",
  ),
  'restore-newer': kind(
    409,
    'This download was made by a newer version of {brand}. Restore it after {brand} has been updated here.',
  ),
  'restore-altered': kind(
    400,
    'This file was changed after it was downloaded. Choose the file as it was downloaded.',
  ),
  'restore-cut-off': kind(
    400,
    "This file isn't complete: its end is missing. Download it again, then restore it.",
  ),
  'restore-heavy': kind(
    400,
    'This file unpacks to more than {gigabytes} GB. Choose the file as it was downloaded.',
  ),
  'restore-names': kind(
    400,
    'Names in this file lead outside of it. Choose the file as it was downloaded.',
  ),
  'restore-many': kind(
    400,
    'There are more than {max} files in this one. Choose the file as it was downloaded.',
  ),
  'restore-running': kind(409, 'A restore is still running. Wait until it ends, or cancel it.'),
  'restore-gone': kind(410, 'This restore is no longer there. Choose the file again.'),
} as const
