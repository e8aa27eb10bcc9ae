import { createContext, use } from 'react';
import type { Dropped } from './dropped-files.ts';
import type { UploadItem } from './upload-queue.ts';

/** Where files are uploaded to; `maxUploadSize` in bytes per file, 0 or less is no limit. */
export type UploadTarget = { organizationId: string; maxUploadSize: number };

export interface UploadQueue {
  add: (files: readonly File[], target: UploadTarget) => void;
  /** Adds the PDF files at once, and the others once the user has confirmed them. */
  addDropped: (dropped: Dropped, target: UploadTarget) => void;
}

export const UploadQueueContext = createContext<UploadQueue | null>(null);

export function useUploadQueue(): UploadQueue {
  const value = use(UploadQueueContext);
  if (!value) throw new Error('UploadQueueProvider is missing');
  return value;
}

export interface FilePicker {
  /** Opens the browser's dialog to choose any number of files of any type. */
  openPicker: () => void;
  /** Opens the browser's dialog to choose a folder. */
  openFolderPicker: () => void;
  /** Whether files are being dragged over the page. */
  isDragging: boolean;
}

export const FilePickerContext = createContext<FilePicker | null>(null);

export function useFilePicker(): FilePicker {
  const value = use(FilePickerContext);
  if (!value) throw new Error('FilePickerProvider is missing');
  return value;
}

export const UploadItemsContext = createContext<readonly UploadItem[]>([]);

/** The contents of the upload panel. */
export function useUploadItems(): readonly UploadItem[] {
  return use(UploadItemsContext);
}
