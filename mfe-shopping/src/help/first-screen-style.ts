/** The styles of a drawn help page. */
export const style = `.shopping-help{display:grid;gap:var(--s4);max-inline-size:640px;margin-inline:auto;padding:var(--s6) var(--s4) var(--s7)}
.shopping-help>h1{font:var(--t-hero);letter-spacing:-.015em}
.shopping-help ul{display:grid;gap:var(--s2);list-style:none}
.shopping-line{display:inline-flex;align-items:center;min-block-size:44px;font-weight:600;text-decoration:underline;text-underline-offset:3px}
.shopping-find{display:grid;gap:6px;padding-block-end:6px;color:var(--ink-2);font:var(--t-small)}
.shopping-find>input{inline-size:100%;block-size:var(--field);padding:0 var(--s4);border:1px solid var(--field-line);border-radius:var(--r-m);background:var(--raised);color:var(--ink);font:var(--t-body);appearance:none}
.shopping-find>input:focus-visible{outline:3px solid var(--focus);outline-offset:0;border-color:transparent}
@media(scripting:none){.shopping-find{display:none}}`
