import type { TextOutput } from '../text-reader.ts';

const separators = ['', ' ', '\t', '\n'] as const;
type Separator = (typeof separators)[number];

export type LineWriter = {
  /** Writes words; white space in and around them counts as one space. */
  words(text: string): void;
  /** Writes text as it is, after what separates it from the words before. */
  verbatim(text: string): void;
  /** Asks for a separator before the next words. Of several the strongest is written: line feed, tab, space. */
  separate(by: Separator): void;
};

/** Writes marked-up text as lines: nothing at the start, no separator twice, none at the end. */
export function createLineWriter(output: Pick<TextOutput, 'write'>): LineWriter {
  let isEmpty = true;
  let due: Separator = '';

  const separate = (by: Separator) => {
    if (separators.indexOf(by) > separators.indexOf(due)) due = by;
  };
  const verbatim = (text: string) => {
    if (text === '') return;
    output.write(isEmpty ? text : due + text);
    isEmpty = false;
    due = '';
  };
  return {
    separate,
    verbatim,
    words(text) {
      const collapsed = text.replace(/[ \t\n\f\r]+/g, ' ');
      if (collapsed.startsWith(' ')) separate(' ');
      verbatim(collapsed.replace(/^ | $/g, ''));
      if (collapsed.endsWith(' ')) separate(' ');
    },
  };
}
