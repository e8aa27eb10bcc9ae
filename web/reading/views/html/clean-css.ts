/**
 * Style of a foreign page without all that could load something, and without quotes, escapes and comments, in which braces could hide:
 * those that are left are those that a browser sees.
 */
export function cleanCss(css: string): string {
  return css
    .replaceAll(/["'\\\0]|\/\*|\*\//g, ' ')
    .replaceAll(/(?:url|image|image-set|src|element|paint)\s*\([^(){};]*/gi, 'none(')
    .replaceAll(/@(?:import|namespace|charset|font-face)[^{};]*/gi, '@none ')
    .replaceAll(/<|https?:|\/\//gi, ' ');
}

/** Rules for the elements within `selector` alone; none if they would end before that. */
export function scopedCss(css: string, selector: string): string {
  const clean = cleanCss(css);
  return isBalanced(clean) ? `@scope (${selector}) {${clean}}` : '';
}

const closing = new Map([
  ['}', '{'],
  [')', '('],
  [']', '['],
]);

function isBalanced(css: string): boolean {
  const open: string[] = [];
  for (const [character] of css.matchAll(/[{}()[\]]/g)) {
    const opening = closing.get(character);
    if (opening === undefined) open.push(character);
    else if (open.pop() !== opening) return false;
  }
  return open.length === 0;
}
