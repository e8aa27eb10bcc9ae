import { useEffect, useEffectEvent, useState } from 'react';

const debounceMs = 300;

/** What is typed into a search field; searches when typing pauses, and follows changes of `q` from elsewhere. */
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

  const send = useEffectEvent(() => {
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === sent) return;
    const timer = setTimeout(send, debounceMs);
    return () => clearTimeout(timer);
  }, [text, sent]);

  return [text, setText] as const;
}
