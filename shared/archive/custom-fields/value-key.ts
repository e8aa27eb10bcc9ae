import { foldForSearch } from '../../text/fold-for-search.ts';

/** Characters of a text that decide its place in a list, and that a search can begin with. */
const maxKey = 128;

/** What a text is found and sorted by. */
export function textKey(text: string): string {
  return (foldForSearch(text) || text).slice(0, maxKey).toWellFormed();
}

/** What a link is found and sorted by: its address without scheme and `www.`. */
export function linkKey(url: string): string {
  return textKey(url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''));
}
