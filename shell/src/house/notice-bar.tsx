import { noticeCookie, type ShownNotice } from '@tessera/contracts/house-words'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { Shell } from '../shell/shell.ts'
import styles from './notice-bar.module.css'
import { houseWords as words } from './words.ts'

const year = 365 * 24 * 60 * 60

/** Keeps the notice that was dismissed in a cookie, so that documents no longer show it. */
function putAway({ id }: ShownNotice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${noticeCookie}=${id}; Path=/; Max-Age=${year}; SameSite=Lax`
}

/** Shows a notice of the house until the reader closes it. Its height is fixed, so that documents reserve it. */
export default function NoticeBar({
  shell,
  notice,
}: {
  readonly shell: Pick<Shell, '$notice'>
  readonly notice: ShownNotice
}) {
  return (
    <aside aria-label={words.notice()} data-kind={notice.kind} className={styles.bar}>
      <p className={styles.text}>{notice.text}</p>
      <button
        type="button"
        aria-label={words.close()}
        className={styles.close}
        onClick={() => {
          putAway(notice)
          shell.$notice.set(null)
        }}
      >
        <Icon shape={icons.close} />
      </button>
    </aside>
  )
}
