const separators = ['', ' ', '\t', '\n'] as const;
type Separator = (typeof separators)[number];

type LineWriter = {
  words(text: string): void;
  verbatim(text: string): void;
  /** Requests a separator before the next words. Only the strongest is written: line feed, tab, space. */
  separate(by: Separator): void;
};

/** Replaces each run of white space by one space. */
export function collapseSpace(text: string): string {
  return text.replace(/[ \t\n\f\r]+/g, ' ');
}

/** Returns a writer of lines without separators at the start and end, and without repeated ones. */
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
