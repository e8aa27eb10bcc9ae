interface Navigation {
  current: { pathname: string };
  next: { pathname: string };
}

interface Question {
  /** Resolves to whether the user leaves. */
  ask: () => Promise<boolean>;
  withdraw: () => void;
}

/** Returns whether a navigation from a page with unsaved changes is blocked, after the user has answered. */
export function createLeaveBlocker() {
  let isAsking = false;
  let left: string | undefined;
  return async ({ current, next }: Navigation, { ask, withdraw }: Question): Promise<boolean> => {
    if (current.pathname === next.pathname) {
      // The user has gone forward again instead of answering; an answer would navigate once more.
      if (isAsking) withdraw();
      isAsking = false;
      return false;
    }
    // The page that was left is shown until the next one is loaded; further navigations need no question.
    if (left !== undefined && current.pathname !== left) return false;
    isAsking = true;
    const leaves = await ask();
    isAsking = false;
    left = leaves ? current.pathname : undefined;
    return !leaves;
  };
}
