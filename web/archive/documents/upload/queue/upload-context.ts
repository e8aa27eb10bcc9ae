import { createContext, use, useEffect } from 'react';
import type { Dropped } from '../picking/dropped-files.ts';
import type { UploadInto } from '../values/upload-into.ts';
import type { UploadItem } from './upload-queue.ts';

/** Where files are uploaded to. `maxUploadSize` is in bytes per file; 0 or less means no limit. */
export type UploadTarget = { organizationId: string; maxUploadSize: number; into?: UploadInto };

export type WaitingFile = { id: string; file: File; into?: UploadInto };

export interface UploadQueue {
  add: (files: readonly File[], target: UploadTarget) => void;
  addStored: (files: readonly WaitingFile[], target: UploadTarget) => void;
  /** Adds PDF files at once, and other files after the user has confirmed them. */
  addDropped: (dropped: Dropped, target: UploadTarget) => void;
  hidePanel: () => () => void;
}

export const UploadQueueContext = createContext<UploadQueue | null>(null);

export function useUploadQueue(): UploadQueue {
  const value = use(UploadQueueContext);
  if (!value) throw new Error('UploadQueueProvider is missing');
  return value;
}

/** Hides the panel on a page whose own buttons are in its place. */
export function useWithoutUploadPanel() {
  const { hidePanel } = useUploadQueue();
  useEffect(() => hidePanel(), [hidePanel]);
}

interface FilePicker {
  openPicker: () => void;
  openFolderPicker: () => void;
  isDragging: boolean;
  setInto: (into: UploadInto | undefined) => void;
  setDropTarget: (target: DropTarget | undefined) => void;
}

export type DropTarget = (dropped: Dropped) => unknown;

export const FilePickerContext = createContext<FilePicker | null>(null);

export function useFilePicker(): FilePicker {
  const value = use(FilePickerContext);
  if (!value) throw new Error('FilePickerProvider is missing');
  return value;
}

export function useUploadInto(into: UploadInto | undefined) {
  const { setInto } = useFilePicker();
  useEffect(() => {
    setInto(into);
    return () => setInto(undefined);
  }, [setInto, into]);
}

export const UploadItemsContext = createContext<readonly UploadItem[]>([]);

export function useUploadItems(): readonly UploadItem[] {
  return use(UploadItemsContext);
}
