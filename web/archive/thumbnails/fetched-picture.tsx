import { useCallback, type ComponentProps } from 'react';
import { assertOk } from '../../api/assert-ok.ts';
import { transport } from '../../api/transport/transport.ts';

export function FetchedPicture({ src = '', onError, ...props }: ComponentProps<'img'>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const controller = new AbortController();
      let url: string | undefined;
      const load = async () => {
        const response = await assertOk(transport.fetch(src, { signal: controller.signal }));
        const picture = await response.blob();
        controller.signal.throwIfAborted();
        url = URL.createObjectURL(picture);
        image.src = url;
      };
      const observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().catch(() => image.dispatchEvent(new Event('error')));
      });
      observer.observe(image);
      return () => {
        observer.disconnect();
        controller.abort();
        if (url) URL.revokeObjectURL(url);
      };
    },
    [src],
  );
  return <img alt="" {...props} onError={onError} ref={show} />;
}
