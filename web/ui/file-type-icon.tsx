import { cva } from 'class-variance-authority'
import { File, FileArchive, FileChartPie, FileHeadphone, FileImage, FilePlay, FileSpreadsheet, FileText, FileType, Mail, ScrollText, type LucideIcon } from 'lucide-react'
import { fileKindOf, type FileKind } from './file-kind.ts'

const icons: Record<FileKind, LucideIcon> = {
  pdf: FileType,
  image: FileImage,
  text: ScrollText,
  sheet: FileSpreadsheet,
  doc: FileText,
  slides: FileChartPie,
  archive: FileArchive,
  mail: Mail,
  audio: FileHeadphone,
  video: FilePlay,
  generic: File,
}

const tileStyles = cva('flex shrink-0 items-center justify-center bg-[color-mix(in_oklab,currentColor_11%,transparent)]', {
  variants: {
    kind: {
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
    },
    size: { sm: 'size-6 rounded-sm', md: 'size-8 rounded-md', lg: 'size-11 rounded-lg' },
  },
})

const iconSizes = { sm: 14, md: 18, lg: 24 }

/** Decorative: the file's name and type stand beside it. */
export function FileTypeIcon({ mimeType, size = 'md' }: { mimeType: string; size?: 'sm' | 'md' | 'lg' }) {
  const kind = fileKindOf(mimeType)
  const Icon = icons[kind]
  return (
    <span aria-hidden className={tileStyles({ kind, size })}>
      <Icon size={iconSizes[size]} strokeWidth={1.75} />
    </span>
  )
}
