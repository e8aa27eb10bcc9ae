const separators = ['', ' ', '\t', '\n'] as const;
type Separator = (typeof separators)[number];

type LineWriter = {
  /** Writes words; white space in and around them counts as one space. */
  words(text: string): void;
  /** Writes text unchanged, after the pending separator. */
  verbatim(text: string): void;
  /** Requests a separator before the next words. Of several, the strongest is written: line feed, tab, space. */
  separate(by: Separator): void;
};

/** White space as one space each. */
export function collapseSpace(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ');
}

/** Writes the text of markup as lines: no separator at the start or end, and never two in a row. */
export function createLineWriter(output: { write(text: string): void }): LineWriter {
  let isEmpty = true;
  let pending: Separator = '';

  const separate = (by: Separator) => {
    if (separators.indexOf(by) > separators.indexOf(pending)) pending = by;
  };
  const verbatim = (text: string) => {
    if (text === '') return;
    output.write(isEmpty ? text : pending + text);
    isEmpty = false;
    pending = '';
  };
  return {
    separate,
    verbatim,
    words(text) {
      const collapsed = collapseSpace(text);
      if (collapsed.startsWith(' ')) separate(' ');
      verbatim(collapsed.replace(/^ | $/g, ''));
      if (collapsed.endsWith(' ')) separate(' ');
    },
  };
}
