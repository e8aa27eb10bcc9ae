import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  extractPages,
  movePages,
  removePages,
  shiftPages,
  toggleMark,
  turnPages,
  type Arrangement,
  type PageSelection,
} from './page-arrangement.ts';
import { useArrangement } from './use-arrangement.ts';
import { usePageSelection } from './use-page-selection.ts';

export type OrganiserAction =
  | 'turn-left'
  | 'turn-right'
  | 'earlier'
  | 'later'
  | 'mark'
  | 'extract'
  | 'remove'
  | 'undo'
  | 'redo';

export type Organiser = ReturnType<typeof useOrganiser>;

/**
 * The pages of a file, the selected ones, and the actions on these; without a selection, the actions apply to the
 * focused page.
 */
export function useOrganiser(count: number) {
  const { t } = useTranslation();
  const { pages, change, undo, redo } = useArrangement(count);
  const selection = usePageSelection(pages);
  const [message, setMessage] = useState('');
  const { selected, current, focus } = selection;
  const targets: PageSelection = selected.size > 0 ? selected : new Set([current]);
  const places = pages.flatMap(({ page }, index) => (targets.has(page) ? [index] : []));
  const [firstPlace = 0] = places;
  const isAll = targets.size === pages.length;

  const changing =
    (step: (present: Arrangement) => Arrangement, describe: (changed: Arrangement) => string) =>
    () => {
      const changed = step(pages);
      if (changed === pages || changed.length === 0) return;
      change(step);
      setMessage(describe(changed));
    };
  const saysPlace = (changed: Arrangement) => {
    const place = changed.findIndex(({ page }) => targets.has(page)) + 1;
    return t('document-pages.said.moved', { place, total: changed.length });
  };
  const turning = (by: number) =>
    changing(
      (present) => turnPages(present, targets, by),
      () => t('document-pages.said.turned', { count: targets.size }),
    );
  const moving = (step: (present: Arrangement) => Arrangement) => changing(step, saysPlace);
  const stepping = (step: (() => void) | undefined, said: string) =>
    step &&
    (() => {
      step();
      setMessage(said);
    });
  const remove = () => {
    changing(
      (present) => removePages(present, targets),
      () => t('document-pages.said.removed', { count: targets.size }),
    )();
    const next = pages.slice(firstPlace).find(({ page }) => !targets.has(page));
    const left = next ?? pages.findLast(({ page }) => !targets.has(page));
    if (left) focus(left.page);
  };
  const mark = (index: number) =>
    changing(
      (present) => toggleMark(present, index),
      (changed) =>
        t(
          changed[index]?.beginsPart
            ? 'document-pages.said.marked'
            : 'document-pages.said.unmarked',
          {
            place: index + 1,
          },
        ),
    );

  const actions: Record<OrganiserAction, (() => void) | undefined> = {
    'turn-left': turning(-90),
    'turn-right': turning(90),
    earlier: firstPlace > 0 ? moving((present) => shiftPages(present, targets, -1)) : undefined,
    later:
      (places.at(-1) ?? 0) < pages.length - 1
        ? moving((present) => shiftPages(present, targets, 1))
        : undefined,
    mark: firstPlace > 0 ? mark(firstPlace) : undefined,
    extract: isAll
      ? undefined
      : changing(
          (present) => extractPages(present, targets),
          () => t('document-pages.said.extracted', { count: targets.size }),
        ),
    remove: isAll ? undefined : remove,
    undo: stepping(undo, t('document-pages.said.undone')),
    redo: stepping(redo, t('document-pages.said.redone')),
  };

  return {
    pages,
    change,
    selection,
    message,
    actions,
    toggleMark: (index: number) => mark(index)(),
    moveTo: (before: number) =>
      moving((present) =>
        movePages(present, targets, Math.min(pages.length, Math.max(0, before))),
      )(),
    moveBy: (by: number) => {
      const before = by < 0 ? firstPlace + by : (places.at(-1) ?? 0) + 1 + by;
      moving((present) =>
        movePages(present, targets, Math.min(pages.length, Math.max(0, before))),
      )();
    },
  };
}
