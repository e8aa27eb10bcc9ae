import { createContext, use } from 'react';

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
