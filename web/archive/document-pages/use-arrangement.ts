import { useReducer } from 'react';
import { arrangementOf, type Arrangement } from './page-arrangement.ts';

type History = {
  before: readonly Arrangement[];
  pages: Arrangement;
  after: readonly Arrangement[];
};

type Step =
  | { type: 'change'; change: (pages: Arrangement) => Arrangement }
  | { type: 'undo' }
  | { type: 'redo' };

const mostSteps = 200;

function step({ before, pages, after }: History, action: Step): History {
  switch (action.type) {
    case 'change': {
      const changed = action.change(pages);
      if (changed === pages || changed.length === 0) return { before, pages, after };
      return { before: [...before, pages].slice(-mostSteps), pages: changed, after: [] };
    }
    case 'undo': {
      const last = before.at(-1);
      if (!last) return { before, pages, after };
      return { before: before.slice(0, -1), pages: last, after: [pages, ...after] };
    }
    case 'redo': {
      const [next, ...rest] = after;
      if (!next) return { before, pages, after };
      return { before: [...before, pages], pages: next, after: rest };
    }
  }
}

export function useArrangement(count: number) {
  const [history, dispatch] = useReducer(step, undefined, () => ({
    before: [],
    pages: arrangementOf(count),
    after: [],
  }));
  return {
    pages: history.pages,
    change: (change: (pages: Arrangement) => Arrangement) => dispatch({ type: 'change', change }),
    undo: history.before.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: history.after.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
  };
}
