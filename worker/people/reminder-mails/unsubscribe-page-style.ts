/**
 * A separate file, because the Content-Security-Policy of the page allows no inline styles. The
 * colours are those of web/theme/tokens.css.
 */
export const unsubscribePageStyle = `
:root { color-scheme: light dark; --page: oklch(0.982 0.006 84); --surface: oklch(0.996 0.003 84); --line: oklch(0.905 0.01 80);
  --ink: oklch(0.25 0.012 65); --muted: oklch(0.455 0.014 68); --accent: oklch(0.825 0.13 82); --accent-hover: oklch(0.8 0.132 80);
  --on-accent: oklch(0.25 0.04 68); --link: oklch(0.485 0.1 64); --focus: oklch(0.58 0.125 68); }
@media (prefers-color-scheme: dark) { :root { --page: oklch(0.19 0.005 70); --surface: oklch(0.218 0.006 70);
  --line: oklch(0.295 0.007 70); --ink: oklch(0.935 0.008 85); --muted: oklch(0.755 0.01 82); --accent: oklch(0.815 0.125 82);
  --accent-hover: oklch(0.845 0.12 84); --on-accent: oklch(0.235 0.035 70); --link: oklch(0.84 0.105 84);
  --focus: oklch(0.815 0.125 82); } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, sans-serif; }
header { margin: auto 0 24px; }
header a { display: inline-flex; align-items: center; gap: 10px; border-radius: 4px; color: inherit; text-decoration: none;
  font: 600 20px Georgia, serif; letter-spacing: -0.01em; }
svg { fill: var(--ink); } svg .back { opacity: 0.5; } svg rect { fill: var(--accent); }
main { width: 100%; max-width: 440px; margin-bottom: auto; padding: 32px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--surface); overflow-wrap: anywhere; }
h1 { margin: 0 0 8px; font: 600 24px/1.25 Georgia, serif; text-wrap: balance; }
p { margin: 0 0 24px; color: var(--muted); }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; }
form { margin: 0; }
button { min-height: 40px; padding: 0 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: var(--accent-hover); }
.actions a { padding: 8px 0; border-radius: 4px; color: var(--link); }
a:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
@media (max-width: 480px) { main { padding: 24px 20px; } }
@media (pointer: coarse) { button { min-height: 44px; } }
`;
