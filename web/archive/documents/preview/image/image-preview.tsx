import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useEffect,
} from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useShortcut } from '../../../../ui/keyboard/shortcuts.ts';
import { FindBar, isFindKey } from '../find/find-bar.tsx';
import { useMarkedText } from '../find/use-marked-text.ts';
import { pictureWordsQuery } from '../page-words/page-words-api.ts';
import { textOfLines, toLines } from '../page-words/word-lines.ts';
import { ReadingNote } from '../reading-note.tsx';
import { ImageText } from './image-text.tsx';
import { ImageToolbar } from './image-toolbar.tsx';
import { fileAddressOf } from '../../document-file-api.ts';
import { pictureQuery } from './picture-query.ts';
import { PreviewDamaged, PreviewError } from '../preview-error.tsx';
import { PreviewFrame } from '../preview-frame.tsx';
import { runPreviewKey } from '../preview-keys.ts';
import { PreviewLoading } from '../preview-loading.tsx';
import type { PreviewedDocument } from '../previewed-document.ts';
import { useImageGestures } from './use-image-gestures.ts';
import { useImageZoom } from './use-image-zoom.ts';
import type { TextRange } from '../../../../../shared/archive/search/highlights/markers.ts';
import { createFinder, nothingFound, type FindState } from '../find/document-finder.ts';

type Found = { state: FindState; matches: readonly TextRange[]; selected: number | undefined };

const nothing: Found = { state: nothingFound, matches: [], selected: undefined };

function useImageFind(text: string) {
  const [found, setFound] = useState(nothing);
  const finder = useMemo(() => {
    const created = createFinder({
      pageCount: 1,
      firstPage: () => 1,
      readPage: async () => text,
      onMatches: () => undefined,
      onSelect: () => undefined,
      onState: (state) =>
        setFound({ state, matches: created.matchesOf(1), selected: created.selected()?.index }),
    });
    return created;
  }, [text]);
  useEffect(() => () => finder.endSearch(), [finder]);
  return { finder, ...found };
}

export interface ImagePreviewProps {
  document: PreviewedDocument;
  find?: string;
}

export default function ImagePreview({ document, find }: ImagePreviewProps) {
  const address = fileAddressOf(document);
  const picture = useQuery(pictureQuery(document));
  if (picture.isError) {
    return (
      <PreviewError
        address={address}
        error={picture.error}
        onRetry={() => void picture.refetch()}
      />
    );
  }
  if (picture.isPending) return <PreviewLoading />;
  const damaged = <PreviewDamaged address={address} />;
  return <ShownPicture document={document} find={find} picture={picture.data} damaged={damaged} />;
}

interface ShownPictureProps extends ImagePreviewProps {
  /** Null if the file is damaged. */
  picture: Blob | null;
  damaged: ReactNode;
}

export function ShownPicture({ document, find, picture, damaged }: ShownPictureProps) {
  const show = useImageSource(picture);
  const [isDamaged, setIsDamaged] = useState(false);
  if (isDamaged || picture === null) return damaged;
  return (
    <ZoomableImage
      document={document}
      find={find}
      show={show}
      onDamaged={() => setIsDamaged(true)}
    />
  );
}

function ZoomableImage(props: {
  document: PreviewedDocument;
  find: string | undefined;
  show: RefCallback<HTMLImageElement>;
  onDamaged: () => void;
}) {
  const { document, find, show, onDamaged } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const zoom = useImageZoom(frame, document.contained?.key ?? document.id);
  useImageGestures(frame, zoom);
  const { shown, unturned, rotation, aspect } = zoom;
  const { data: page } = useQuery(pictureWordsQuery(document));
  const read = useMemo(
    () => page && aspect !== undefined && toLines(page.words, aspect),
    [page, aspect],
  );
  const text = useMemo(() => (read ? textOfLines(read.lines) : ''), [read]);
  const { finder, state, matches, selected } = useImageFind(text);
  const [isFinding, setIsFinding] = useState(Boolean(find));
  const hasText = text !== '';
  useMarkedText(document, { finder, isFinding });
  useShortcut({ keys: 'r', label: 'shortcuts.rotate-preview', run: zoom.rotate });

  const actions = new Map([
    ['+', zoom.zoomIn],
    ['=', zoom.zoomIn],
    ['-', zoom.zoomOut],
    ['0', zoom.fit],
    ['1', zoom.actualSize],
    ['r', zoom.rotate],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasText && isFindKey(event)) {
      event.preventDefault();
      return setIsFinding(true);
    }
    runPreviewKey(event, actions);
  };

  return (
    <PreviewFrame
      document={document}
      isFixedHeight
      onKeyDown={onKeyDown}
      tools={
        <ImageToolbar
          zoom={zoom}
          isFinding={isFinding}
          onFind={hasText ? () => setIsFinding(!isFinding) : undefined}
        />
      }
    >
      {isFinding && hasText && (
        <FindBar
          finder={finder}
          state={state}
          initialWords={find}
          onClose={() => setIsFinding(false)}
        />
      )}
      <div className="relative flex min-h-0 flex-1">
        <section
          ref={frame}
          aria-label={t('preview.label', { name: document.name })}
          // Scrolls, so it must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex min-h-0 flex-1 cursor-grab touch-pan-x touch-pan-y overflow-auto bg-surface-sunken select-none focus-visible:-outline-offset-2 active:cursor-grabbing"
        >
          <div className="relative m-auto shrink-0" style={shown}>
            <div
              className="absolute top-1/2 left-1/2 -translate-1/2"
              style={{ ...unturned, rotate: `${rotation}deg` }}
            >
              <img
                ref={show}
                alt={document.name}
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  zoom.setNatural({ width, height })
                }
                onError={onDamaged}
                className="size-full max-w-none"
              />
              {read && aspect !== undefined && (
                <ImageText page={read} aspect={aspect} matches={matches} selected={selected} />
              )}
            </div>
          </div>
        </section>
        <ReadingNote document={document} isUnread={page?.state === 'failed'} />
      </div>
    </PreviewFrame>
  );
}

function useImageSource(picture: Blob | null | undefined) {
  return useCallback(
    (image: HTMLImageElement) => {
      if (!picture) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
}
