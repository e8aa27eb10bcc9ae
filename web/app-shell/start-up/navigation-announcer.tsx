import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPage, whenHeadingAppears } from './page-focus.ts';

/** After a navigation to another page, tells screen readers its title and moves the focus to its heading. */
export function NavigationAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stopWaiting();
      stopWaiting = whenHeadingAppears((heading) => {
        focusPage(heading);
        setTitle(document.title);
      });
    });
    return () => {
      stopWaiting();
      unsubscribe();
    };
  }, [router]);

  return <output className="sr-only">{title}</output>;
}
