import { createContext, use, type ReactNode } from 'react';

interface UiLabels {
  close: string;
  cancel: string;
  confirm: string;
  confirmTitle: string;
  showPassword: string;
  hidePassword: string;
  notifications: string;
  retry: string;
  copyFailed: string;
  errorMessage: (error: unknown) => string;
  submitErrorMessage: (error: unknown) => string;
}

const UiLabelsContext = createContext<UiLabels | null>(null);

export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <UiLabelsContext value={labels}>{children}</UiLabelsContext>;
}

export function useUiLabels(): UiLabels {
  const labels = use(UiLabelsContext);
  if (!labels) throw new Error('UiLabelsProvider is missing');
  return labels;
}
