import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPages } from './pages/demo.ts';
import { mixedPages } from './pages/mixed.ts';
import { packPages } from './pages/packs.ts';
import { sourcePages } from './pages/pages.ts';
import type { PagePart, SourcePage } from './pages/page.ts';

/*
 * Prints the pages with Chromium to sources/*.pdf, which are committed, so that the fonts are not needed elsewhere:
 * apt install fonts-liberation fonts-dejavu fonts-freefont-ttf fonts-crosextra-carlito fonts-crosextra-caladea
 * fonts-lato fonts-ebgaramond fonts-roboto-unhinted fonts-courier-prime fonts-noto-core fonts-noto-cjk
 * and then `node tests/support/scans/make-sources.ts [name…]`.
 */
const target = join(import.meta.dirname, 'sources');
const names = process.argv.slice(2);
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const folder = mkdtempSync(join(tmpdir(), 'sheaf-sources-'));

mkdirSync(target, { recursive: true });
for (const page of [...sourcePages, ...demoPages, ...packPages, ...mixedPages]) {
  if (names.length > 0 && !names.includes(page.name)) continue;
  const html = join(folder, `${page.name}.html`);
  writeFileSync(html, htmlOf(page));
  execFileSync(chromium, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--print-to-pdf=${join(target, `${page.name}.pdf`)}`,
    html,
  ]);
}
rmSync(folder, { recursive: true });

function htmlOf({ font, size, parts, language, paper }: SourcePage): string {
  const sheet = paper
    ? `size: ${paper.width}mm ${paper.height}mm; margin: 5mm 4mm`
    : 'size: A4; margin: 20mm 18mm 20mm 22mm';
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @page { ${sheet} }
    body { font: ${size}pt/1.35 ${font}; margin: 0 }
    h1 { font-size: 1.3em; margin: 1.2em 0 0.8em }
    .lines { margin: 0 0 1.4em } .right { text-align: right }
    table { border-collapse: collapse; width: 100%; margin: 1em 0 }
    td { padding: 0.25em 0.4em; border-bottom: 0.5pt solid #888 }
    td + td { text-align: right } td:nth-child(2) { text-align: left }
    .columns { display: flex; gap: 9mm } .columns > div { flex: 1; text-align: justify }
  </style><body dir="auto">${parts.map(htmlOfPart).join('\n')}</body></html>`;
}

function htmlOfPart(part: PagePart): string {
  if (typeof part === 'string') return `<p>${part}</p>`;
  if ('heading' in part) return `<h1>${part.heading}</h1>`;
  if ('lines' in part) return `<p class="lines ${part.align ?? ''}">${part.lines.join('<br>')}</p>`;
  if ('table' in part) {
    const rows = part.table.map(
      (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    );
    return `<table>${rows.join('')}</table>`;
  }
  const columns = part.columns.map(
    (column) => `<div>${column.map((text) => `<p>${text}</p>`).join('')}</div>`,
  );
  return `<div class="columns">${columns.join('')}</div>`;
}
