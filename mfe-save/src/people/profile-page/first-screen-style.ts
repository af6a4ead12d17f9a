/** The styles of a profile's first screen. */
export const style = `.save-profile{max-inline-size:1240px;margin-inline:auto;padding-block-start:var(--s5)}
.save-top{display:grid;grid-template-columns:auto minmax(0,1fr);gap:var(--s3) var(--s4);align-items:start;padding-block-end:var(--s5)}
.save-portrait{inline-size:88px;block-size:88px}
.save-title{display:grid;gap:var(--s1);min-inline-size:0}
.save-title>h1{max-inline-size:100%;overflow-wrap:anywhere;font:var(--t-hero);letter-spacing:-.015em}
.save-line{display:flex;flex-wrap:wrap;gap:0 var(--s3);align-items:center;color:var(--ink-2);overflow-wrap:anywhere}
.save-where{display:flex;gap:0 var(--s3);align-items:center;min-inline-size:0;max-inline-size:100%}
.save-where>*{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.save-website{margin-block:-10px;color:var(--ink);font:var(--t-strong);line-height:var(--target);text-decoration:none}
.save-claimed::after{content:"";display:inline-block;inline-size:16px}
.save-verified::after{content:"";display:inline-block;inline-size:24px;block-size:24px;border-radius:var(--r-full);background:var(--good);vertical-align:middle}
.save-counts{display:flex;gap:0 var(--s2);align-items:center;min-block-size:var(--target);font:var(--t-label);font-variant-numeric:tabular-nums}
.save-counts>span{min-inline-size:0}
.save-counts>span:first-child,.save-counts>span:nth-child(3){color:var(--ink)}
.save-about{display:-webkit-box;grid-column:1/-1;max-inline-size:48rem;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;color:var(--ink-2);overflow-wrap:anywhere;white-space:pre-line}
.save-actions{display:flex;grid-column:1/-1;gap:var(--s2)}
.save-actions::before,.save-actions>span,.save-actions::after{content:"";inline-size:48px;block-size:var(--field);border-radius:var(--r-full);background:var(--quiet)}
.save-actions::before{inline-size:125px}
.save-tabs{display:flex;gap:var(--s1);margin-inline:calc(-1*var(--s4));padding-block-end:var(--s5);overflow-x:auto;scrollbar-width:none}
.save-tabs>a{display:grid;flex:none;position:relative;place-items:center;min-block-size:var(--target);padding-inline:var(--s4);color:var(--ink-2);font:var(--t-strong);text-decoration:none}
.save-tabs>a[aria-current]{color:var(--ink)}
.save-tabs>a[aria-current]::after{content:"";position:absolute;inset-block-end:2px;inset-inline:var(--s4);block-size:3px;border-radius:var(--r-full);background:var(--ink)}
.save-order{display:flex;justify-content:flex-end;padding-block-end:var(--s4)}
.save-order::before{content:"";inline-size:115px;block-size:var(--target);border-radius:var(--r-full);background:var(--quiet)}
.save-boards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,236px),1fr));gap:var(--s5) var(--grid-gap);list-style:""}
.save-boards>li{min-inline-size:0}
.save-boards a{display:grid;gap:var(--s1);min-inline-size:0;color:inherit;text-decoration:none}
.save-collage{display:grid;grid-template-columns:2fr 1fr;gap:2px;aspect-ratio:3/2;margin-block-end:var(--s1);border-radius:var(--r-m);overflow:clip}
.save-side{display:grid;grid-template-rows:1fr 1fr;gap:2px;min-block-size:0}
.save-side::before,.save-side::after{content:"";background:var(--sunken)}
.save-side:has(>:first-child)::before,.save-side:has(>:nth-child(2))::after,.save-side>:nth-child(n+3){display:none}
.save-collage>span:first-child,.save-side>span{min-inline-size:0;min-block-size:0;background:var(--sunken)}
.save-collage img{inline-size:100%;block-size:100%;object-fit:cover}
.save-name,.save-number{padding-inline-end:36px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.save-name{font:var(--t-strong)}
.save-number{color:var(--ink-2);font:var(--t-small)}
@media(min-width:600px){.save-profile{display:grid;grid-template-columns:minmax(0,1fr) auto;align-content:start}.save-profile>*{grid-column:1/-1;min-inline-size:0}.save-profile>.save-tabs{grid-row:2;grid-column:1}.save-profile>.save-order{grid-row:2;grid-column:2;padding-block-end:var(--s5);padding-inline-start:var(--s4)}}
@media(max-width:599px){.save-where,.save-counts{inline-size:100%}.save-top{gap:var(--s2) var(--s3);padding-block-end:var(--s4)}.save-tabs{margin-inline:calc(-1*var(--gutter))}.save-tabs>a{padding-inline:var(--s3)}.save-tabs>a[aria-current]::after{inset-inline:var(--s3)}.save-boards{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(scripting:none){.save-actions,.save-order{display:none}}`
