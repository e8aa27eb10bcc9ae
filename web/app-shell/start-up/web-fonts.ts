import { writeStored } from '../../browser/local-store.ts';

/**
 * Loads the web fonts, for the next page that `onNextPage` waits for; in a browser that has them `public/theme.js` has
 * shown them already. The first page of a first visit stays in substitutes with the same metrics: to lay it out twice would
 * keep a phone busy while its user begins to use it.
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
