import './image-text.css';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { TextRange } from '../../../../../shared/archive/search/highlights/markers.ts';
import { directionOf } from '../../../../ui/forms/text/text-direction.ts';
import { scrollInPlace } from '../find/scroll-in-place.ts';
import { turnBack, type TextTurn } from '../page-words/text-direction.ts';
import { gapBetween, type PageLines, type PlacedWord } from '../page-words/word-lines.ts';
import { cutWord, placeInText } from './cut-word.ts';

interface ImageTextProps {
  page: PageLines;
  aspect: number;
  matches: readonly TextRange[];
  selected: number | undefined;
}

/** The words over a picture of the same size: transparent, so that they can be selected and marked. */
export const ImageText = memo(function ImageText(props: ImageTextProps) {
  const { aspect, matches, selected } = props;
  const { lines, turn } = props.page;
  const selectedMark = useRef<HTMLElement>(null);
  const places = useMemo(() => placeInText(lines), [lines]);

  useEffect(() => {
    if (selected === undefined || !selectedMark.current) return;
    scrollInPlace(selectedMark.current, { block: 'center', inline: 'center' });
  }, [selected, matches]);

  return (
    <div className="image-text">
      {lines.map((line, lineIndex) => (
        <div key={lineIndex}>
          {line.map((word, index) => {
            const start = places[lineIndex]?.[index] ?? 0;
            return (
              <span
                key={index}
                data-word
                dir={directionOf(word.text)}
                style={placeOf(word, { next: line[index + 1], aspect, turn })}
              >
                {cutWord(word.text, start, matches).map(({ text, match }, piece) =>
                  match === undefined ? (
                    text
                  ) : (
                    <mark
                      key={piece}
                      ref={match === selected ? selectedMark : undefined}
                      aria-current={match === selected || undefined}
                    >
                      {text}
                    </mark>
                  ),
                )}
                {index < line.length - 1 && ' '}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/**
 * Returns the place of a word: its letters have the height of its line and are stretched to its width; a space fills
 * the gap after it.
 */
function placeOf(
  word: PlacedWord,
  { next, aspect, turn }: { next: PlacedWord | undefined; aspect: number; turn: TextTurn },
) {
  const { text, top, width, height } = word;
  const space = next && gapBetween(word, next);
  // In right-to-left words, the space is to the left.
  const left = space && next.left < word.left ? space.left : word.left;
  const [x, y] = turnBack(left, top, turn);
  const isSideways = turn === 90 || turn === 270;
  const uprightAspect = isSideways ? 1 / aspect : aspect;
  const stretch = (width * uprightAspect) / (height * widthOf(text));
  const gap = space ? ((space.right - space.left) / width) * widthOf(text) : 0;
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    wordSpacing: `${gap - widthOf(' ')}em`,
    fontSize: `${height * 100}${isSideways ? 'cqw' : 'cqh'}`,
    transform: `rotate(${turn}deg) scaleX(${stretch})`,
  };
}

const measuredSize = 100;
let context: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length / 2;
  context.font = `${measuredSize}px sans-serif`;
  return context.measureText(text).width / measuredSize || 1;
}
