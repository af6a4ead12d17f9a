const styles = `:host{all:initial;display:inline-block}
:host([popover]){position:absolute;inset:auto;margin:0;border:0;padding:0;background:none;overflow:visible}
button{all:unset;box-sizing:border-box;display:inline-flex;gap:6px;align-items:center;min-height:32px;padding:0 14px;border-radius:99px;background:#c8321f;color:#fff;font:600 14px/1 system-ui,sans-serif;cursor:pointer}
button:hover{background:#a92617}
button:focus-visible{outline:3px solid #1c62c4;outline-offset:2px}
:host([popover]:not(:popover-open)){display:none}
i{font-style:normal;font-weight:500}
i:empty{display:none}`

/** A button of the product in another site's page, which that page's styles do not reach. */
export interface Drawn {
  readonly host: HTMLElement
  /** Shows the number of saves beside the word; nothing for none. */
  count(number: number): void
}

/** Draws a button. A strict policy allows it: it adds no style element and no markup. */
export function drawButton(label: string, press: () => void): Drawn {
  const host = document.createElement('span')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.type = 'button'
  const number = document.createElement('i')
  button.append(label, number)
  button.addEventListener('click', press)
  root.append(button)
  return {
    host,
    count(saves) {
      number.textContent =
        saves > 0 ? Intl.NumberFormat([], { notation: 'compact' }).format(saves) : ''
    },
  }
}
