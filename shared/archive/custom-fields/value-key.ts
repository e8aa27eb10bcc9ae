import { foldForSearch } from '../../text/fold-for-search.ts';

const maxKey = 128;

/** Returns the key that a text is searched and sorted by. */
export function textKey(text: string): string {
  return (foldForSearch(text) || text).slice(0, maxKey).toWellFormed();
}

/** Returns the key that a link is searched and sorted by: its address without scheme and `www.`. */
export function linkKey(url: string): string {
  return textKey(url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''));
}
