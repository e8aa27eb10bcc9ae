import type { TimeoutProvider } from '@tanstack/react-query';

const longDelay = 5000;
const second = 1000;

const groups = new Map<number, Map<number, () => void>>();
let lastId = 0;

/**
 * Each query has timers for its age and its removal. A page has dozens of queries, whose timers of the same second
 * share one browser timer.
 */
export const queryTimers: TimeoutProvider<number> = {
  setTimeout(callback, delay) {
    if (delay < longDelay) return Number(setTimeout(callback, delay));
    const now = Date.now();
    const due = Math.ceil((now + delay) / second) * second;
    let group = groups.get(due);
    if (!group) {
      group = new Map();
      groups.set(due, group);
      setTimeout(run, due - now, due);
    }
    // Ids of browser timers are positive.
    lastId -= 1;
    group.set(lastId, callback);
    return lastId;
  },
  clearTimeout(id) {
    if (id === undefined) return;
    if (id > 0) clearTimeout(id);
    else for (const group of groups.values()) group.delete(id);
  },
  setInterval: (callback, delay) => Number(setInterval(callback, delay)),
  clearInterval: (id) => clearInterval(id),
};

function run(due: number) {
  const group = groups.get(due);
  groups.delete(due);
  group?.forEach((callback) => callback());
}
