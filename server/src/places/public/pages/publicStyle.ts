import { createHash } from 'node:crypto';
import { PORTAL_BRAND, type University } from 'shared-contracts/portal/university.ts';

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#1b2433;--quiet:#4d5970;--line:#757f93;--soft:#dfe4ec;--ground:#f0f3f8;--paper:#fff}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 "Segoe UI",system-ui,-apple-system,Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
header :focus-visible{outline-color:#fff}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem;z-index:1}
header{background:var(--brand);color:#fff}
header a{color:#fff}
.bar,main,footer{max-width:72rem;margin:0 auto;padding:.75rem 1rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem}
.brand{display:flex;align-items:center;gap:.75rem;font-weight:600}
.brand img{height:2.5rem;max-width:9rem;object-fit:contain;padding:.25rem;background:#fff;border-radius:6px}
.bar nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
.bar nav a,footer a,.pages a{display:inline-block;padding:.35rem 0}
h1{font-size:1.75rem;line-height:1.25;margin:1rem 0 .5rem}
h2{font-size:1.25rem;line-height:1.3;margin:1.75rem 0 .5rem}
h3{font-size:1.05rem;margin:0}
.quiet{color:var(--quiet);margin:.15rem 0}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr));gap:.75rem 1rem;align-items:end;margin:1rem 0;padding:1rem;background:var(--paper);border:1px solid var(--soft);border-radius:8px}
label{display:block;font-weight:600;font-size:.9375rem}
input,select{width:100%;min-height:2.5rem;margin-top:.25rem;padding:.4rem .6rem;font:inherit;font-weight:400;color:inherit;background:#fff;border:1px solid var(--line);border-radius:6px}
.acts{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
button,.button{display:inline-block;min-height:2.5rem;padding:.45rem 1.1rem;font:inherit;font-weight:600;color:#fff;background:var(--brand);border:1px solid var(--brand);border-radius:6px;text-decoration:none;cursor:pointer}
button:hover,.button:hover{background:var(--deep)}
ol.found{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
.found>li,.card{background:var(--paper);border:1px solid var(--soft);border-radius:8px;padding:.85rem 1rem}
.card{margin:.75rem 0}
.found h2,.found h3{margin:0;font-size:1.1rem}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,12rem),1fr));gap:.5rem 1.25rem;margin:.6rem 0 0}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0}
.rows{margin:.5rem 0 0;padding:0;list-style:none}
.rows>li+li{border-top:1px solid var(--soft);margin-top:.6rem}
.pages{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;margin:1rem 0}
footer{padding-bottom:2rem;color:var(--quiet);font-size:.9375rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.frame{background:none}
.frame main{padding:.5rem}
.frame h1{font-size:1.2rem;margin:.25rem 0 .5rem}
@media (forced-colors:active){button,.button{border:1px solid}}
@media print{.skip,form,.pages,header nav,footer{display:none}}
`;

/** Style of the public pages in the university's colour, and its hash for the policy of the page. */
export function publicStyle(university: University | null): { readonly css: string; readonly hash: string } {
  const ramp = university?.brand ?? PORTAL_BRAND;
  const css = `${STYLE}:root{--brand:${ramp[80]};--deep:${ramp[60]};--link:${ramp[70]}}\n`;
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
