const surelyHtml = /^<(?:!doctype\s+html|html|head|body|script|iframe|meta|title)[\s>/]/i;
const maybeHtml = /^<(?:style|div|table|font|h1|p|a|b|br|img|link|center|form)[\s>/]/i;

/**
 * Returns whether text begins like HTML: `surely` with what only HTML documents begin with, `maybe` with a tag that many Markdown files
 * begin with too. Skips white space and comments.
 */
export function looksLikeHtml(text: string): 'surely' | 'maybe' | 'no' {
  const opening = skipProlog(text);
  if (surelyHtml.test(opening)) return 'surely';
  return maybeHtml.test(opening) ? 'maybe' : 'no';
}

/** Returns the kind of markup by its root element; other roots are `xml` with an XML declaration, and undefined without one. */
export function markupRoot(text: string): 'svg' | 'html' | 'xml' | undefined {
  const isDeclared = /^\s*<\?xml[\s?]/i.test(text);
  const opening = skipProlog(text);
  if (/^<(?:\w+:)?svg[\s>/]/i.test(opening)) return 'svg';
  if (isDeclared && /^<(?:\w+:)?html[\s>/]/i.test(opening)) return 'html';
  return isDeclared ? 'xml' : undefined;
}

const mailHeaders =
  /^(?:from|to|cc|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type|dkim-signature):/i;

/** Returns whether text begins with the header of an email: only header lines, of which at least two are specific to mail. */
export function looksLikeMail(text: string): boolean {
  const block = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = block.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line));
  if (block.length === text.length) lines.pop();
  return (
    lines.every((line) => /^[!-9;-~]+:/.test(line)) &&
    lines.filter((line) => mailHeaders.test(line)).length >= 2
  );
}

const prolog =
  /^(?:\ufeff|\u00ef\u00bb\u00bf)?(?:\s+|<!--[^]*?-->|<\?[^>]*>|<!doctype(?!\s+html)\s[^[>]*(?:\[[^\]]*\]\s*)?>)*/i;

/** Skips a byte order mark, white space, comments, processing instructions, and a document type other than HTML's. */
function skipProlog(text: string): string {
  return text.replace(prolog, '');
}
