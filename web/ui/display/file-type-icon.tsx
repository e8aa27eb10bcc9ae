import { clsx } from 'clsx';
import {
  AlignLeft,
  AtSign,
  Baseline,
  Image,
  Music,
  Package,
  Play,
  Presentation,
  Table2,
  type LucideIcon,
} from 'lucide-react';
import { fileKindOf, type FileKind } from './file-kind.ts';

const glyphs: Record<Exclude<FileKind, 'pdf' | 'generic'>, LucideIcon> = {
  image: Image,
  text: AlignLeft,
  sheet: Table2,
  doc: Baseline,
  slides: Presentation,
  archive: Package,
  mail: AtSign,
  audio: Music,
  video: Play,
};

const tints: Record<FileKind, string> = {
  pdf: 'text-file-red',
  image: 'text-file-teal',
  text: 'text-file-gray',
  sheet: 'text-file-green',
  doc: 'text-file-blue',
  slides: 'text-file-orange',
  archive: 'text-file-yellow',
  mail: 'text-file-pink',
  audio: 'text-file-violet',
  video: 'text-file-violet',
  generic: 'text-file-gray',
};

const sheetSizes = { sm: 'h-6 w-5', md: 'h-8 w-6.5', lg: 'h-14 w-11.5' };

const glyphSizes = { sm: 11, md: 14, lg: 24 };

export function FileTypeIcon({
  mimeType,
  size = 'md',
}: {
  mimeType: string;
  size?: keyof typeof sheetSizes;
}) {
  const kind = fileKindOf(mimeType);
  return (
    <span
      aria-hidden
      className={clsx(
        'relative flex shrink-0 items-center justify-center',
        sheetSizes[size],
        tints[kind],
      )}
    >
      <svg
        viewBox="0 0 26 32"
        fill="none"
        className="absolute inset-0 size-full stroke-border-strong"
      >
        <path
          d="M.5 4A3.5 3.5 0 0 1 4 .5h13.5l8 8V28a3.5 3.5 0 0 1-3.5 3.5H4A3.5 3.5 0 0 1 .5 28z"
          vectorEffect="non-scaling-stroke"
          opacity="0.75"
          className="fill-surface-raised"
        />
        <path
          d="M17.5.5V6A2.5 2.5 0 0 0 20 8.5h5.5"
          vectorEffect="non-scaling-stroke"
          opacity="0.75"
        />
      </svg>
      <Glyph kind={kind} size={glyphSizes[size]} />
    </span>
  );
}

function Glyph({ kind, size }: { kind: FileKind; size: number }) {
  if (kind === 'generic') return null;
  if (kind === 'pdf') return <PdfLetters size={size} />;
  const Icon = glyphs[kind];
  return <Icon size={size} strokeWidth={2} className="relative mt-[12%]" />;
}

/** Drawn as strokes, as hinting distorts text of this size. */
function PdfLetters({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={size * 1.25}
      height={size * 1.25}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="relative mt-[12%]"
    >
      <path d="M1.2 9.8V4.4h1.3a1.6 1.6 0 0 1 0 3.2H1.2M5.6 4.4v5.4h.9a2.2 2.2 0 0 0 2.2-2.2v-1a2.2 2.2 0 0 0-2.2-2.2zM10.4 9.8V4.4h2.6M10.4 7.1h2.2" />
    </svg>
  );
}
