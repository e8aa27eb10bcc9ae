import { clsx } from 'clsx';
import { useMemo, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ScrollBox } from '../layout/scroll-box.tsx';
import { splitText } from './split-text.ts';

export interface TextBoxProps {
  label: string;
  /** Each character as wide as the others, as in a text editor. */
  isMonospaced?: boolean;
  /** Limits the height. */
  className: string;
  children: string;
}

/** Of a wide box, to estimate the height of what is not laid out yet. */
const charactersPerLine = 100;

/**
 * A text of up to a million characters that scrolls; each of its lines begins at the side where its script begins. Only
 * the pieces near the visible part are laid out.
 */
export function TextBox({ label, isMonospaced = false, className, children }: TextBoxProps) {
  const pieces = useMemo(() => splitText(children), [children]);
  return (
    <ScrollBox label={label} className={className} onCopy={copyExactly} onKeyDown={selectAll}>
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

/** A browser would copy a line break between two pieces, where a long line has none. */
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
