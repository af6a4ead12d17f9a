import { missingPageStyle } from './missing-page.ts'

/** The document's part for tiles: in columns until the script has placed them, then where the grid has them. */
const tiles = `.d-tiles{columns:236px;column-gap:var(--grid-gap);list-style:"";scroll-margin-block-start:var(--frame-head)}
.d-tiles>li{break-inside:avoid;padding-block-end:var(--grid-gap)}
.d-tiles a{display:flex;flex-direction:column;block-size:100%;border-radius:var(--r-m);color:inherit;text-decoration:none}
.d-picture{position:relative;flex:1 1 auto;min-block-size:0;border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.d-picture::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px light-dark(rgb(30 20 10/.06),rgb(255 255 255/.06))}
.d-picture img{inline-size:100%;block-size:auto;object-fit:cover}
.d-caption{flex:none;display:flex;flex-direction:column;gap:2px;block-size:var(--tile-caption,58px);padding:9px var(--s2) 0;font:var(--t-label)}
.d-caption>*{flex:none;overflow:hidden;text-overflow:ellipsis;min-block-size:1lh;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--tile-lines,1);overflow-wrap:anywhere;text-wrap:balance}
.d-warning{position:absolute;inset-block-start:12px;inset-inline:12px;inline-size:fit-content;padding:2px var(--s2);border-radius:var(--r-m);background:rgb(20 16 12/.62);color:var(--on-shade);font:var(--t-small)}
.d-who{font:var(--t-small);color:var(--ink-2)}
.d-caption>.d-who{display:flex;white-space:pre}
.d-caption>.d-who>:first-child{min-inline-size:0;overflow:hidden;text-overflow:ellipsis}
.d-price{color:var(--ink)}
.d-tiles[data-placed]{position:relative;columns:auto}
[data-placed]>li{position:absolute;inset-block-start:0;inset-inline-start:0;padding:0;contain:layout style size}
[data-placed] .d-picture img{block-size:100%}
@media(scripting:enabled){.d-tiles:not([data-placed]){visibility:hidden;animation:d-show 0s 3s forwards}}
@keyframes d-show{to{visibility:visible}}
@media(hover:none){.d-who{padding-inline-end:28px}}`

const page = `.d-page{position:relative;padding-inline:var(--gutter)}
.d-said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.d-chip{display:inline-flex;flex:none;align-items:center;min-block-size:var(--row);max-inline-size:100%;padding:0 var(--s4);border-radius:var(--r-full);background:var(--sunken);font:var(--t-label);text-decoration:none;white-space:nowrap}
.d-face{flex:none;border-radius:var(--r-full);background:var(--quiet);overflow:clip}
.d-face48{inline-size:48px;block-size:48px}.d-face40{inline-size:40px;block-size:40px}.d-face32{inline-size:32px;block-size:32px}
.d-face img{inline-size:100%;block-size:100%;object-fit:cover}
.d-card{display:none;position:absolute;inset-block-start:var(--s4);inset-inline-end:var(--gutter);border:1px solid var(--line);border-radius:var(--r-l);background:var(--raised)}
.d-card[data-placed]{display:block}`

/**
 * The styles that all first screens share, by the shell's tokens; a module's template brings those of its page. A drawn page lies over the page that is built below
 * it, at the same places, until the script takes it away (shell/src/drawn). It comes after that in the
 * document, so that Tab reaches the header first. That page is transparent: visibility would be inherited,
 * so its end would calculate the styles of the whole page again.
 */
export const firstScreenStyle = `#drawn{position:absolute;inset-inline:0;inset-block-start:0;margin-block-start:var(--frame-head);padding-block-end:var(--s7);overflow-anchor:none}
#drawn{--d-notice:0px}#drawn[data-notice]{--d-notice:56px}@media(max-width:599px){#drawn[data-notice]{--d-notice:76px}}#drawn[data-notice]{padding-block-start:var(--d-notice)}
#drawn[data-banner]{padding-block-start:calc(var(--d-notice) + 56px + var(--s3))}
[data-drawn] #root main{opacity:0}
#drawn>noscript{position:absolute;inset-inline:0;inset-block-start:calc(-1*var(--frame-head));display:flex;gap:var(--s4);align-items:center;block-size:var(--frame-head);padding-inline:var(--s5);color:var(--ink-2);font:var(--t-label)}
#drawn>noscript>a{color:var(--ink);font:var(--t-title);text-decoration:none}
@media(max-width:599px){#drawn>noscript{padding-inline:var(--s4);font:var(--t-small)}}
${tiles}
${page}
${missingPageStyle}
`
