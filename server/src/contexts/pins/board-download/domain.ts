import { boardFilePath } from '@tessera/contracts/calls/account-export'
import { defineDomain, serveFile } from '../../base/define-domain.ts'
import { answerBoardDownload } from './answer-download.ts'

/** The download of one board with everybody's Pins. */
export const boardDownloadDomain = defineDomain({
  files: [
    serveFile(`${boardFilePath}:id/`, (context, { id = '' }) => answerBoardDownload(context, id)),
  ],
})
