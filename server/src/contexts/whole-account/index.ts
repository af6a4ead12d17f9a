/*
 * The whole account: what concerns the rows of all contexts at once, such as its download and its deletion.
 *
 * This is its door: what the service wires for earlier contexts. All else in this folder is its own.
 */

// Downloads of accounts.
export { exportStateOf, startExportOf } from './exports/calls.ts'
