/** The styles of a board's first screen. */
export const style = `.save-board{max-inline-size:1600px;margin-inline:auto;padding-block-start:var(--s5)}
.save-top{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--s3) var(--s4);align-items:start;padding-block-end:var(--s5)}
.save-cover{inline-size:88px;block-size:88px;border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.save-cover img{inline-size:100%;block-size:100%;object-fit:cover}
.save-title{display:grid;gap:var(--s1);min-inline-size:0}
.save-title>h1{max-inline-size:100%;overflow-wrap:anywhere;font:var(--t-hero);letter-spacing:-.015em}
.save-line{display:flex;flex-wrap:wrap;gap:0 var(--s3);align-items:center;color:var(--ink-2);overflow-wrap:anywhere}
.save-line>p{font:var(--t-label);font-variant-numeric:tabular-nums}
.save-people{display:flex;flex-wrap:wrap;gap:0 14px;align-items:center;min-inline-size:0;min-block-size:var(--target)}
.save-faces{display:flex}
.save-faces>.d-face+.d-face{margin-inline-start:-8px}
.save-faces>.d-face{box-shadow:0 0 0 2px var(--paper)}
.save-all{inline-size:44px;block-size:44px;margin-inline-end:-6px;border-radius:var(--r-full);background:var(--quiet)}
.save-people a{color:var(--ink);font:var(--t-strong);text-decoration:none}
.save-about{grid-column:1/-1;max-inline-size:48rem;color:var(--ink-2);overflow-wrap:anywhere;white-space:pre-line}
.save-buttons{display:flex;grid-column:1/-1;flex-wrap:wrap;gap:var(--s2);align-items:center}
.save-buttons::after{content:"";inline-size:104px;block-size:var(--field);border-radius:var(--r-full);background:var(--quiet)}
.save-buttons>span{padding:12px 18px;border-radius:var(--r-full);background:var(--quiet);color:transparent;font:var(--t-label)}
.save-tools{padding-block-end:var(--s5)}
.save-tools::before{content:"";display:block;max-inline-size:420px;block-size:var(--field);border-radius:var(--r-full);background:var(--sunken)}
.save-sections{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:var(--s5) var(--grid-gap);padding-block-end:var(--s6);list-style:""}
.save-sections>li{min-inline-size:0}
.save-sections a{display:grid;min-inline-size:0;text-decoration:none}
.save-previews{display:flex;gap:2px;aspect-ratio:9/4;margin-block-end:var(--s2);border-radius:var(--r-m);background:var(--sunken);overflow:clip}
.save-previews img{flex:1 1 0;min-inline-size:0;block-size:100%;object-fit:cover}
.save-name{overflow:hidden;font:var(--t-strong);text-overflow:ellipsis;white-space:nowrap}
@media(max-width:599px){.save-top{gap:var(--s2) var(--s3);padding-block-end:var(--s4)}.save-cover{inline-size:72px;block-size:72px}
.save-tools{padding-block-end:calc(var(--s3) + var(--target) + var(--s5))}.save-tools[data-which]{padding-block-end:calc(var(--s3) + 8px + var(--row) + var(--s5))}.save-tools::before{max-inline-size:none}
.save-sections{grid-template-columns:none;grid-auto-columns:164px;grid-auto-flow:column;margin-inline:calc(-1*var(--gutter));padding-block-end:var(--s4);padding-inline:var(--gutter);overflow-x:auto;scrollbar-width:none}}
@media(scripting:none){.save-all,.save-buttons,.save-tools{display:none}}`
