/** A separate file, because the Content-Security-Policy of the page allows no inline styles. */
export const referenceStyle = `
:root { color-scheme: light dark; --page: #faf8f4; --surface: #fff; --line: #e4dfd3; --ink: #2b2822; --muted: #6b6559;
  --link: #7a4a12; --get: #2c6a4a; --post: #1f5a8a; --put: #8a5a10; --delete: #9b2c2c; }
@media (prefers-color-scheme: dark) { :root { --page: #14120f; --surface: #1c1a16; --line: #35312a; --ink: #ece7dc;
  --muted: #a49c8d; --link: #e0b070; --get: #7fc8a0; --post: #86bdf0; --put: #e5bb6c; --delete: #f09090; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 24px; }
body { margin: 0; display: grid; grid-template-columns: 300px minmax(0, 1fr); background: var(--page); color: var(--ink);
  font: 15px/1.6 system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 24px 16px; border-right: 1px solid var(--line); }
nav .title { display: block; margin: 0 8px 16px; font: 600 18px Georgia, serif; color: inherit; text-decoration: none; }
nav summary { padding: 6px 8px; cursor: pointer; font-size: 13px; font-weight: 600; color: var(--muted); }
nav ul { margin: 0 0 8px; padding: 0; list-style: none; }
nav li a { display: flex; gap: 8px; align-items: baseline; padding: 3px 8px; border-radius: 6px; color: inherit;
  text-decoration: none; font-size: 13px; }
nav li a:hover { background: var(--surface); }
nav .method { flex: 0 0 46px; font-size: 11px; }
main { max-width: 860px; padding: 40px 48px 96px; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h1 { margin: 0 0 16px; font-size: 32px; } h1 small { font: 13px system-ui; color: var(--muted); }
h2 { margin: 56px 0 8px; font-size: 24px; } h3 { margin: 0; font-size: 16px; } h4 { margin: 16px 0 6px; font-size: 13px; }
h3 a { color: inherit; text-decoration: none; } h3 a:hover { text-decoration: underline; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
article { margin: 16px 0; padding: 20px 24px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
article:target { border-color: var(--link); }
p { margin: 8px 0; } .endpoint { overflow-wrap: anywhere; }
code { font: 13px/1.5 ui-monospace, monospace; }
pre { margin: 6px 0; padding: 12px 14px; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--page); }
table { width: 100%; border-collapse: collapse; font-size: 13px; }
th, td { padding: 5px 12px 5px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { color: var(--muted); font-weight: 500; }
.responses { margin: 0; padding: 0; list-style: none; } .responses li { margin-top: 8px; }
.muted { color: var(--muted); }
.method { text-transform: uppercase; font: 600 12px ui-monospace, monospace; }
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); } .delete { color: var(--delete); }
.status { font: 600 13px ui-monospace, monospace; } .success { color: var(--get); } .error { color: var(--delete); }
@media (max-width: 800px) {
  body { display: block; }
  nav { position: static; height: auto; max-height: 50vh; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 24px 16px 64px; } article { padding: 16px; }
}
`;
