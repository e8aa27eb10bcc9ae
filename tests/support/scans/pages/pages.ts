import { easternPages } from './eastern.ts';
import { englishPages } from './english.ts';
import { frenchAndDutchPages } from './french-dutch.ts';
import { germanPages } from './german.ts';
import { heldOutPages } from './held-out.ts';
import { mixedPages } from './mixed.ts';
import type { SourcePage } from './page.ts';
import { heldOutReceiptPages, receiptPages } from './receipts.ts';
import { southernPages } from './southern.ts';

export const sourcePages: readonly SourcePage[] = [
  ...englishPages,
  ...germanPages,
  ...frenchAndDutchPages,
  ...southernPages,
  ...easternPages,
  ...receiptPages,
  ...heldOutPages,
  ...heldOutReceiptPages,
];

export function sourcePage(name: string): SourcePage {
  const page = [...sourcePages, ...mixedPages].find((candidate) => candidate.name === name);
  if (!page) throw new Error(`There is no page ${name}`);
  return page;
}
