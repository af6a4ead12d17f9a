import { measures } from '@tessera/contracts/limits'

const { layoutMedium, layoutWide, closeupPanes } = measures
const [usual, usualWhole, medium, mediumWhole, broad, broadWhole] = closeupPanes

/** The document's part for tiles: in columns until the script has placed them, then where the grid has them. */
const tiles = `.d-tiles{columns:236px;column-gap:var(--grid-gap);list-style:"";scroll-margin-block-start:var(--frame-head)}
.d-tiles>li{break-inside:avoid;padding-block-end:var(--grid-gap)}
.d-tiles a{display:flex;flex-direction:column;block-size:100%;border-radius:var(--r-m);color:inherit;text-decoration:none}
.d-picture{position:relative;flex:1 1 auto;min-block-size:0;border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.d-picture::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px light-dark(rgb(30 20 10/.06),rgb(255 255 255/.06))}
.d-picture img{inline-size:100%;block-size:auto;object-fit:cover}
.d-caption{flex:none;display:flex;flex-direction:column;gap:2px;block-size:var(--tile-caption,58px);padding:9px var(--s2) 0;font:var(--t-label)}
.d-caption>*{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-block-size:1lh}
.d-who{font:var(--t-small);color:var(--ink-2)}
.d-price{color:var(--ink)}
.d-tiles[data-placed]{position:relative;columns:auto}
[data-placed]>li{position:absolute;inset-block-start:0;inset-inline-start:0;padding:0;contain:layout style size}
[data-placed] .d-picture img{block-size:100%}
@media(scripting:enabled){.d-tiles:not([data-placed]){visibility:hidden;animation:d-show 0s 3s forwards}}
@keyframes d-show{to{visibility:visible}}
@media(hover:none){.d-caption{padding-inline-end:36px}}`

const home = `.d-page{position:relative;padding-inline:var(--gutter)}
.d-said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.d-hero{padding-block:var(--s5) var(--s2)}
.d-hero>h1,.d-title>h1{font:var(--t-hero);letter-spacing:-.015em}
.d-hero>p{margin-block-start:var(--s2);color:var(--ink-2)}
.d-chips{display:flex;gap:var(--s2);margin-inline-start:calc(-1*var(--gutter));padding:var(--s2) var(--gutter) var(--s4);overflow-x:auto;scrollbar-width:none;mask-image:linear-gradient(90deg,transparent,#000 24px calc(100% - 24px),transparent)}
.d-chip{display:inline-flex;flex:none;align-items:center;min-block-size:var(--row);max-inline-size:100%;padding:0 var(--s4);border-radius:var(--r-full);background:var(--sunken);font:var(--t-label);text-decoration:none;white-space:nowrap}
.d-card{display:none;position:absolute;inset-block-start:var(--s4);inset-inline-end:var(--gutter);border:1px solid var(--line);border-radius:var(--r-l);background:var(--raised)}
.d-card[data-placed]{display:block}
.d-card[data-height="764"]{background:linear-gradient(var(--block) 0 0) 50% 32px/40px 40px,linear-gradient(var(--block) 0 0) 50% 88px/220px 28px,linear-gradient(var(--block) 0 0) 50% 124px/160px 16px,linear-gradient(var(--block) 0 0) 50% 180px/268px 48px,linear-gradient(var(--block) 0 0) 50% 264px/268px 48px,linear-gradient(var(--block) 0 0) 50% 348px/268px 48px,linear-gradient(var(--block) 0 0) 50% 408px/268px 48px,var(--raised);background-repeat:no-repeat;--block:var(--sunken-hover)}
@media(max-width:599px){.d-hero{padding:var(--s2) var(--s2) var(--s3);text-align:center}.d-hero>h1{font:var(--t-head)}.d-hero>p,.d-chips{display:none}}`

/** Pictures of a visitor's home drift from here, so that they stay where they are at the start. */
const drift = `@media(prefers-reduced-motion:no-preference){.d-card~.d-tiles img{transform:scale(1.06) translate(-1%)}
.d-card~.d-tiles li:nth-child(3n+1) img{transform:scale(1.06) translateY(.55%)}
.d-card~.d-tiles li:nth-child(3n+2) img{transform:scale(1.055)}}`

const closeup = `.d-closeup{display:grid;grid-template-columns:minmax(0,1fr);max-inline-size:560px;margin:var(--s4) auto var(--s6);border-radius:var(--r-l);background:var(--raised);box-shadow:var(--lift)}
.d-pane{padding:var(--s2) var(--s2) 0}
.d-pane img{inline-size:100%;block-size:auto;border-radius:var(--r-m)}
.d-text{display:flex;flex-direction:column;gap:var(--s4);min-inline-size:0;padding:var(--s2) var(--s4) var(--s5)}
.d-acts{block-size:calc(var(--field) + 2*var(--s2))}
.d-text>h1,.d-quiet,.d-words{overflow-wrap:anywhere}
.d-words{white-space:pre-line}
.d-product{min-block-size:172px;font:var(--t-title);font-variant-numeric:tabular-nums}
.d-visit{align-self:start;display:inline-flex;align-items:center;max-inline-size:100%;min-block-size:var(--target);padding-inline:18px;border-radius:var(--r-full);background:var(--sunken);font:var(--t-label);text-decoration:none;overflow-wrap:anywhere}
.d-creator{display:inline-flex;gap:var(--s3);align-items:center;min-block-size:64px;font:var(--t-strong);text-decoration:none;overflow-wrap:anywhere}
.d-face{flex:none;border-radius:var(--r-full);background:var(--quiet);overflow:clip}
.d-face48{inline-size:48px;block-size:48px}.d-face40{inline-size:40px;block-size:40px}.d-face32{inline-size:32px;block-size:32px}
.d-face img{inline-size:100%;block-size:100%;object-fit:cover}
.d-quiet{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s4);color:var(--ink-2);font:var(--t-label);font-weight:500}
.d-quiet a{color:var(--ink);font-weight:600;text-decoration:none}
.d-comments{display:grid;gap:var(--s3);padding-block-start:var(--s4);border-block-start:1px solid var(--line)}
.d-comments>h2{font:var(--t-strong)}
.d-composer{block-size:calc(6px + var(--target));border-radius:22px;background:var(--sunken)}
.d-comments>ul{display:grid;gap:var(--s2);list-style:""}
.d-comments li{display:flex;gap:var(--s3);align-items:start;padding-block:var(--s1)}
.d-comments li>div{min-inline-size:0}
.d-comments a{display:block;margin-block-end:2px;font:var(--t-label);text-decoration:none;overflow-wrap:anywhere}
.d-none{color:var(--ink-2)}
@media(max-width:599px){.d-closeup{max-inline-size:none;margin:0 0 var(--s5);border-radius:0;box-shadow:none;background:none}}
@media(min-width:${layoutMedium}px){.d-closeup{--pane:${medium}px;--whole:${mediumWhole}px;grid-template-columns:minmax(0,var(--pane)) minmax(0,1fr);inline-size:min(var(--whole),100% - 2*var(--gutter));max-inline-size:none;min-block-size:420px}
.d-pane{padding:0;border-start-start-radius:var(--r-l);border-end-start-radius:var(--r-l);background:var(--sunken);overflow:clip}
.d-pane>div{position:sticky;inset-block-start:var(--frame-head);display:grid;align-content:safe center;block-size:min(100%,100dvh - var(--frame-head) - var(--s4))}
.d-pane img{border-radius:0}
.d-text{padding-block:var(--s4) var(--s6);padding-inline:var(--s4) var(--s6)}}
@media(min-width:${layoutWide + 1}px){.d-closeup{--pane:${usual}px;--whole:${usualWhole}px}.d-broad{--pane:${broad}px;--whole:${broadWhole}px}}`

const board = `.d-board{max-inline-size:1600px;margin-inline:auto;padding-block-start:var(--s5)}
.d-top{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--s3) var(--s4);align-items:start;padding-block-end:var(--s5)}
.d-cover{inline-size:88px;block-size:88px;border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.d-cover img{inline-size:100%;block-size:100%;object-fit:cover}
.d-title{display:grid;gap:var(--s1);min-inline-size:0}
.d-title>h1{max-inline-size:100%;overflow-wrap:anywhere}
.d-line{display:flex;flex-wrap:wrap;gap:0 var(--s3);align-items:center;color:var(--ink-2);overflow-wrap:anywhere}
.d-line>p{font:var(--t-label);font-variant-numeric:tabular-nums}
.d-people{display:flex;flex-wrap:wrap;gap:0 14px;align-items:center;min-inline-size:0;min-block-size:var(--target)}
.d-faces{display:flex}
.d-faces>.d-face+.d-face{margin-inline-start:-8px}
.d-faces>.d-face{box-shadow:0 0 0 2px var(--paper)}
.d-all{inline-size:44px;block-size:44px;margin-inline-end:-6px;border-radius:var(--r-full);background:var(--quiet)}
.d-people a{color:var(--ink);font:var(--t-strong);text-decoration:none}
.d-about{grid-column:1/-1;max-inline-size:72ch;color:var(--ink-2);overflow-wrap:anywhere;white-space:pre-line}
.d-buttons{display:flex;grid-column:1/-1;flex-wrap:wrap;gap:var(--s2);align-items:center}
.d-buttons::after{content:"";inline-size:104px;block-size:var(--field);border-radius:var(--r-full);background:var(--quiet)}
.d-buttons>span{padding:12px 18px;border-radius:var(--r-full);background:var(--quiet);color:transparent;font:var(--t-label)}
.d-tools{padding-block-end:var(--s5)}
.d-tools::before{content:"";display:block;max-inline-size:420px;block-size:var(--field);border-radius:var(--r-full);background:var(--sunken)}
.d-sections{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:var(--s5) var(--grid-gap);padding-block-end:var(--s6);list-style:""}
.d-sections>li{min-inline-size:0}
.d-sections a{display:grid;min-inline-size:0;text-decoration:none}
.d-previews{display:flex;gap:2px;aspect-ratio:9/4;margin-block-end:var(--s2);border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.d-previews img{flex:1 1 0;min-inline-size:0;block-size:100%;object-fit:cover}
.d-name{overflow:hidden;font:var(--t-strong);text-overflow:ellipsis;white-space:nowrap}
@media(max-width:599px){.d-top{gap:var(--s2) var(--s3);padding-block-end:var(--s4)}.d-cover{inline-size:72px;block-size:72px}
.d-tools{padding-block-end:calc(var(--s3) + var(--target) + var(--s5))}.d-tools[data-which]{padding-block-end:calc(var(--s3) + 8px + var(--row) + var(--s5))}.d-tools::before{max-inline-size:none}
.d-sections{grid-template-columns:none;grid-auto-columns:164px;grid-auto-flow:column;margin-inline:calc(-1*var(--gutter));padding-block-end:var(--s4);padding-inline:var(--gutter);overflow-x:auto;scrollbar-width:none}}`

const search = `.d-row{display:flex;gap:var(--s2);margin-inline:calc(-1*var(--gutter));padding:var(--s2) var(--gutter) var(--s4);overflow-x:auto;scrollbar-width:none}
.d-scopes{padding-block-end:var(--s3)}
.d-scopes>:not([aria-current]){background:none}
.d-row>[aria-current]{background:var(--ink);color:var(--on-ink)}
.d-refine>a{gap:6px;max-inline-size:none;padding-inline-start:var(--s1)}
.d-filters{block-size:calc(var(--row) + var(--s2) + var(--s4))}
.d-beside{padding-inline-start:344px}`

const topic = `.d-topic{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s4);padding-block:var(--s4) var(--s5)}
.d-topic>.d-title{gap:var(--s2)}
.d-topic p{color:var(--ink-2);text-wrap:pretty}
.d-follow{display:grid;align-items:center;min-block-size:var(--field);padding:var(--s1) var(--s5);border-radius:var(--r-full);background:var(--quiet);color:transparent;font:var(--t-strong)}
.d-follow>span{grid-area:1/1}`

/**
 * The styles of first screens, by the shell's tokens. A drawn page lies over the page that is built below
 * it, at the same places, until the script takes it away (shell/src/drawn). It comes after that in the
 * document, so that Tab reaches the header first. That page is transparent: visibility would be inherited,
 * so its end would calculate the styles of the whole page again.
 */
export const firstScreenStyle = `#drawn{position:absolute;inset-inline:0;inset-block-start:0;margin-block-start:var(--frame-head);padding-block-end:var(--s7);overflow-anchor:none}
#drawn[data-banner]{padding-block-start:calc(56px + var(--s3))}
[data-drawn] #root main{opacity:0}
#drawn>noscript{position:absolute;inset-inline:0;inset-block-start:calc(-1*var(--frame-head));display:flex;gap:var(--s4);align-items:center;block-size:var(--frame-head);padding-inline:var(--s5);color:var(--ink-2);font:var(--t-label)}
#drawn>noscript>a{color:var(--ink);font:var(--t-title);text-decoration:none}
@media(max-width:599px){#drawn>noscript{padding-inline:var(--s4);font:var(--t-small)}}
@media(scripting:none){.d-acts,.d-all,.d-buttons,.d-composer,.d-tools,.d-filters,.d-follow{display:none}}
${tiles}
${home}
${drift}
${closeup}
${board}
${search}
${topic}
`
