import { writeStored } from '../../browser/local-store.ts';

/**
 * Loads the web fonts for the next page (`onNextPage`); if the browser has cached them, `public/theme.js` shows them
 * already. The first page of a first visit keeps fallback fonts with the same metrics, as a second layout would delay a
 * phone.
 */
export async function loadWebFonts(onNextPage: (show: () => void) => void): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.webFonts !== undefined) return;
  const fonts = ["1em 'Inter Variable'", "1em 'Newsreader Variable'"];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  writeStored('fonts', 'loaded');
  onNextPage(() => {
    dataset.webFonts = '';
  });
}
