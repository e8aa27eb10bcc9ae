import './text-marks.css';
import { useEffect, type RefObject } from 'react';
import {
  markedRanges,
  type TextRange,
} from '../../../../../shared/archive/search/highlights/markers.ts';
import { useMarkedPlace } from './marked-place.ts';
import { findMarkedText } from '../find/use-marked-text.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

const name = 'marked-text';

/** Marks the marked place of the document's text in a box whose text nodes are `text`. */
export function useTextMarks(
  { id, content }: Pick<PreviewedDocument, 'id' | 'content'>,
  { box, text }: { box: RefObject<HTMLElement | null>; text: string },
) {
  const place = useMarkedPlace(id);
  useEffect(() => {
    if (!place || !box.current || !('highlights' in CSS)) return;
    const { markers, match } = findMarkedText(content, place);
    const found = markedRanges(text, markers, match.index + 1)[match.index];
    const range = found && rangeIn(box.current, found);
    if (!range) return;
    CSS.highlights.set(name, new Highlight(range));
    scrollTo(box.current, range);
    return () => void CSS.highlights.delete(name);
  }, [place, content, box, text]);
}

function rangeIn(element: Element, { start, end }: TextRange): Range | undefined {
  const range = document.createRange();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (start >= passed && start < passed + length) range.setStart(node, start - passed);
    if (end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return undefined;
}

function scrollTo(box: HTMLElement, range: Range) {
  const seen = box.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= seen.top && bottom <= seen.bottom) return;
  box.scrollBy({ top: top - seen.top - seen.height / 3 });
}
