import { closeupPanes, layoutMedium, layoutWide } from '@tessera/contracts/measure-values'

const [usual, usualWhole, medium, mediumWhole, broad, broadWhole] = closeupPanes

/** The styles of a pin's first screen. */
export const style = `.save-closeup{display:grid;grid-template-columns:minmax(0,1fr);max-inline-size:560px;margin:var(--s4) auto var(--s6);border-radius:var(--r-l);background:var(--raised);box-shadow:var(--lift)}
.save-pane{padding:var(--s2) var(--s2) 0}
.save-pane img{inline-size:100%;block-size:auto;border-radius:var(--r-m)}
.save-text{display:flex;flex-direction:column;gap:var(--s4);min-inline-size:0;padding:var(--s2) var(--s4) var(--s5)}
.save-acts{block-size:calc(var(--field) + 2*var(--s2))}
.save-text>h1,.save-quiet,.save-words{overflow-wrap:anywhere}
.save-words{white-space:pre-line}
.save-product{min-block-size:172px;font:var(--t-title);font-variant-numeric:tabular-nums}
.save-visit{align-self:start;display:inline-flex;align-items:center;max-inline-size:100%;min-block-size:var(--target);padding-inline:18px;border-radius:var(--r-full);background:var(--sunken);font:var(--t-label);text-decoration:none;overflow-wrap:anywhere}
a.save-visit[data-which="shop"]{background:var(--ink);color:var(--on-ink)}
.save-creator{display:inline-flex;gap:var(--s3);align-items:center;min-block-size:64px;font:var(--t-strong);text-decoration:none;overflow-wrap:anywhere}
.save-quiet{display:flex;flex-wrap:wrap;gap:var(--s1) var(--s4);color:var(--ink-2);font:var(--t-label);font-weight:500}
.save-quiet a{color:var(--ink);font-weight:600;text-decoration:none}
.save-comments{display:grid;gap:var(--s3);padding-block-start:var(--s4);border-block-start:1px solid var(--line)}
.save-comments>h2{font:var(--t-strong)}
.save-composer{block-size:calc(6px + var(--target));border-radius:22px;background:var(--sunken)}
.save-comments>ul{display:grid;gap:var(--s2);list-style:""}
.save-comments li{display:flex;gap:var(--s3);align-items:start;padding-block:var(--s1)}
.save-comments li>div{min-inline-size:0}
.save-comments a{display:block;margin-block-end:2px;font:var(--t-label);text-decoration:none;overflow-wrap:anywhere}
.save-none{color:var(--ink-2)}
@media(max-width:599px){.save-closeup{max-inline-size:none;margin:0 0 var(--s5);border-radius:0;box-shadow:none;background:none}}
@media(min-width:${layoutMedium}px){.save-closeup{--pane:${medium}px;--whole:${mediumWhole}px;grid-template-columns:minmax(0,var(--pane)) minmax(0,1fr);inline-size:min(var(--whole),100% - 2*var(--gutter));max-inline-size:none;min-block-size:420px}
.save-pane{padding:0;border-start-start-radius:var(--r-l);border-end-start-radius:var(--r-l);background:var(--sunken);overflow:clip}
.save-pane>div{position:sticky;inset-block-start:var(--frame-head);display:grid;align-content:safe center;block-size:min(100%,100dvh - var(--frame-head) - var(--s4))}
.save-pane img{border-radius:0}
.save-text{padding-block:var(--s4) var(--s6);padding-inline:var(--s4) var(--s6)}}
@media(min-width:${layoutWide + 1}px){.save-closeup{--pane:${usual}px;--whole:${usualWhole}px}.save-broad{--pane:${broad}px;--whole:${broadWhole}px}}
@media(scripting:none){.save-acts,.save-composer{display:none}}`
