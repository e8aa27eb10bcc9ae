import type { ItemResult } from '../records/import-record.ts';

type ReportTexts = {
  header: [source: string, result: string, reason: string, document: string];
  result: (outcome: Exclude<ItemResult['outcome'], 'sending'>) => string;
  reason: (result: Pick<ItemResult, 'reason' | 'details'>) => string;
  language: string;
};

/**
 * Returns a CSV line (RFC 4180) for each item. The byte order mark makes Excel read UTF-8; Excel expects semicolons in
 * languages with decimal commas.
 */
export function importReport(results: readonly ItemResult[], texts: ReportTexts): Blob {
  const separator = new Intl.NumberFormat(texts.language).format(0.5).includes(',') ? ';' : ',';
  const lines = [csvLine(texts.header, separator)];
  for (const result of results) {
    const { label, outcome, madeIds, knownIds } = result;
    if (outcome === 'sending') continue;
    const documents = [...madeIds, ...knownIds].join(' ');
    const cells = [label, texts.result(outcome), texts.reason(result), documents];
    lines.push(csvLine(cells, separator));
  }
  return new Blob(['\ufeff', lines.join('')], { type: 'text/csv;charset=utf-8' });
}

function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

/** Spreadsheets run cells that begin like a formula, in some languages also with full-width characters. */
function csvCell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
