import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { documentFileQuery } from '../document-file-api.ts';
import { ImageToolbar } from './image-toolbar.tsx';
import { PreviewDamaged, PreviewError } from './preview-error.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLoading } from './preview-loading.tsx';
import type { PreviewedDocument } from './previewed-document.ts';
import { useImageGestures } from './use-image-gestures.ts';
import { useImageZoom } from './use-image-zoom.ts';

export function ImagePreview({ document }: { document: PreviewedDocument }) {
  const address = { organizationId: document.organizationId, documentId: document.id };
  const file = useQuery(documentFileQuery(address, document.originalSize));
  const show = useImageSource(file.data, document.mimeType);
  const [isDamaged, setIsDamaged] = useState(false);

  if (file.isError) {
    return (
      <PreviewError address={address} error={file.error} onRetry={() => void file.refetch()} />
    );
  }
  if (isDamaged) return <PreviewDamaged address={address} />;
  if (file.isPending) return <PreviewLoading />;
  return <ZoomableImage document={document} show={show} onDamaged={() => setIsDamaged(true)} />;
}

function ZoomableImage(props: {
  document: PreviewedDocument;
  show: RefCallback<HTMLImageElement>;
  onDamaged: () => void;
}) {
  const { document, show, onDamaged } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const zoom = useImageZoom(frame);
  useImageGestures(frame, zoom);
  const { shown, unturned, rotation } = zoom;

  const actions = new Map([
    ['+', zoom.zoomIn],
    ['=', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.fit],
    ['1', zoom.actualSize],
    ['r', zoom.rotate],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions.get(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  return (
    <PreviewFrame
      document={document}
      isFixedHeight
      onKeyDown={onKeyDown}
      tools={<ImageToolbar zoom={zoom} />}
    >
      <section
        ref={frame}
        aria-label={t('preview.label', { name: document.name })}
        // Scrolls, so it must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="flex min-h-0 flex-1 cursor-grab touch-pan-x touch-pan-y overflow-auto bg-surface-sunken select-none focus-visible:-outline-offset-2 active:cursor-grabbing"
      >
        <div className="relative m-auto shrink-0" style={shown}>
          <img
            ref={show}
            alt={document.name}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              zoom.setNatural({ width, height })
            }
            onError={onDamaged}
            className="absolute top-1/2 left-1/2 max-w-none -translate-1/2"
            style={{ ...unturned, rotate: `${rotation}deg` }}
          />
        </div>
      </section>
    </PreviewFrame>
  );
}

/** A ref for an image from bytes; they are freed with the element. */
function useImageSource(bytes: ArrayBuffer | undefined, type: string) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!bytes) return;
      const url = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [bytes, type],
  );
}
