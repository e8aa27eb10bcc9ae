import { clsx } from 'clsx';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { FileTypeIcon } from '../../ui/display/file-type-icon.tsx';
import { documentThumbnailHref, fileAddressOf } from '../documents/document-file-api.ts';
import { FetchedPicture } from './fetched-picture.tsx';

// The demo has no server from which a browser could load a picture.
const Picture = import.meta.env.VITE_IS_DEMO_MODE ? FetchedPicture : 'img';

interface DocumentThumbnailProps {
  document: Pick<
    DocumentSummary,
    'id' | 'organizationId' | 'fileVersion' | 'mimeType' | 'hasThumbnail'
  >;
  size?: 'md' | 'lg';
}

/**
 * The first page of a document over the icon of its type, in a box of a fixed size. Decorative, as its name is beside
 * it.
 */
export function DocumentThumbnail({ document, size = 'md' }: DocumentThumbnailProps) {
  const { mimeType, hasThumbnail } = document;
  return (
    <span
      className={clsx(
        'relative flex shrink-0 items-center justify-center',
        size === 'md' ? 'h-10 w-8' : 'size-full',
      )}
    >
      <FileTypeIcon mimeType={mimeType} size={size} />
      {hasThumbnail && (
        <Picture
          src={documentThumbnailHref(fileAddressOf(document))}
          alt=""
          loading="lazy"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full rounded-sm border border-border object-cover object-top"
        />
      )}
    </span>
  );
}
