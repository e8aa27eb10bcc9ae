import { clsx } from 'clsx';
import { useMemo, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { ScrollBox } from '../../layout/scroll-box.tsx';
import { splitText } from './split-text.ts';

interface TextBoxProps {
  ref?: Ref<HTMLElement>;
  label: string;
  /** Uses a monospaced font. */
  isMonospaced?: boolean;
  /** Has the role of a read-only text area instead of a section. */
  isTextArea?: boolean;
  className: string;
  children: string;
}

const readOnlyTextArea = {
  role: 'textbox',
  'aria-multiline': true,
  'aria-readonly': true,
} as const;

/** Characters on a line of a wide box, used to estimate the height of pieces that are not laid out yet. */
const charactersPerLine = 100;

/**
 * A scrollable text of up to a million characters; each line is aligned by the direction of its script. Only the pieces
 * near the viewport are laid out.
 */
export function TextBox({
  ref,
  label,
  isMonospaced = false,
  isTextArea = false,
  className,
  children,
}: TextBoxProps) {
  const pieces = useMemo(() => splitText(children), [children]);
  return (
    <ScrollBox
      ref={ref}
      {...(isTextArea && readOnlyTextArea)}
      label={label}
      className={className}
      onCopy={copyExactly}
      onKeyDown={selectAll}
    >
      {pieces.map(({ text, start }) => (
        <pre
          key={start}
          dir="auto"
          className={clsx(
            'text-start text-sm whitespace-pre-wrap wrap-anywhere [content-visibility:auto]',
            isMonospaced ? 'font-mono' : 'font-sans',
          )}
          style={{ containIntrinsicBlockSize: `auto ${linesOf(text)}lh` }}
        >
          {text}
        </pre>
      ))}
    </ScrollBox>
  );
}

function linesOf(text: string): number {
  return text.split('\n').length + Math.floor(text.length / charactersPerLine);
}

/** Browsers would copy a line break between two pieces of one long line. */
function copyExactly(event: ClipboardEvent) {
  const selection = getSelection();
  if (!selection?.rangeCount) return;
  const range = selection.getRangeAt(0);
  if (!event.currentTarget.contains(range.commonAncestorContainer)) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', range.toString());
}

function selectAll(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return;
  event.preventDefault();
  getSelection()?.selectAllChildren(event.currentTarget);
}
