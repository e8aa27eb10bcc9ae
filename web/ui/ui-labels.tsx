import { createContext, use, type ReactNode } from 'react';

/** The few words the primitives themselves need. The application passes them once, translated. */
export interface UiLabels {
  close: string;
  cancel: string;
  confirm: string;
  confirmTitle: string;
  showPassword: string;
  hidePassword: string;
  notifications: string;
  retry: string;
  copyFailed: string;
  /** What to tell a person of an error. */
  errorMessage: (error: unknown) => string;
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
