import { createContext, use } from 'react';
import type { UploadItem } from './upload-queue.ts';

export interface UploadContextValue {
  /** Opens the browser's dialog to choose files: several, of any type. */
  openPicker: () => void;
  /** Whether files are being dragged over the page now. */
  isDragging: boolean;
}

export const UploadContext = createContext<UploadContextValue | null>(null);

export function useUpload(): UploadContextValue {
  const value = use(UploadContext);
  if (!value) throw new Error('UploadProvider is missing');
  return value;
}

export const UploadItemsContext = createContext<readonly UploadItem[]>([]);

/** What is in the upload panel now. */
export function useUploadItems(): readonly UploadItem[] {
  return use(UploadItemsContext);
}
