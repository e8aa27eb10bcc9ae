import { writeStored } from '../../api/local-store.ts';

/**
 * Shows the web fonts once they are loaded. On a first visit its screen comes first, in substitutes with the same metrics;
 * in a browser that has them `public/theme.js` has shown them already.
 */
export async function showWebFonts(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.webFonts !== undefined) return;
  const fonts = ["1em 'Inter Variable'", "1em 'Newsreader Variable'"];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  dataset.webFonts = '';
  writeStored('fonts', 'loaded');
}
