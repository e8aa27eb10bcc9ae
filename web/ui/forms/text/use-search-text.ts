import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

/**
 * The text of a search field. Searches when typing pauses, or on a call of the last returned function, and follows
 * changes of `q` from elsewhere.
 */
export function useSearchText(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }

  const send = (next = text) => {
    setText(next);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const sendAfterPause = useEffectEvent(() => send());
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(sendAfterPause, debounceMs);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return [text, setText, send] as const;
}
