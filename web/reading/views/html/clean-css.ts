/**
 * Removes everything from foreign CSS that could load something, and all quotes, escapes and comments, which could hide
 * braces: the remaining braces are those that a browser sees.
 */
export function cleanCss(css: string): string {
  return css
    .replaceAll(/["'\\\0]|\/\*|\*\//g, ' ')
    .replaceAll(/(?:url|image|image-set|src|element|paint)\s*\([^(){};]*/gi, 'none(')
    .replaceAll(/@(?:import|namespace|charset|font-face)[^{};]*/gi, '@none ')
    .replaceAll(/<|https?:|\/\//gi, ' ');
}

/** Returns rules that apply only inside of `selector`; none if unbalanced braces would end that scope. */
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
