import { createContext, use } from 'react';
import type { UploadItem } from './upload-queue.ts';

/** The target organization and its size limit: bytes per file, 0 or less is no limit. */
export type UploadTarget = { organizationId: string; maxUploadSize: number };

export interface UploadsContextValue {
  add: (files: readonly File[], target: UploadTarget) => void;
  /** Shows files that are only uploaded once the user confirms them. */
  holdBack: (files: readonly File[], target: UploadTarget) => void;
}

export const UploadsContext = createContext<UploadsContextValue | null>(null);

export function useUploads(): UploadsContextValue {
  const value = use(UploadsContext);
  if (!value) throw new Error('UploadsProvider is missing');
  return value;
}

export interface UploadContextValue {
  /** Opens the browser's dialog to choose files: several, of any type. */
  openPicker: () => void;
  /** Whether files are being dragged over the page now. */
  isDragging: boolean;
}

export const UploadContext = createContext<UploadContextValue | null>(null);

export function useFilePicker(): UploadContextValue {
  const value = use(UploadContext);
  if (!value) throw new Error('FilePickerProvider is missing');
  return value;
}

export const UploadItemsContext = createContext<readonly UploadItem[]>([]);

export function useUploadItems(): readonly UploadItem[] {
  return use(UploadItemsContext);
}
