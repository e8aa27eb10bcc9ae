import { clsx } from 'clsx';
import { ScrollBox } from '../../../ui/layout/scroll-box.tsx';

export interface TextBoxProps {
  label: string;
  /** Each character as wide as the others, as in a text editor. */
  isMonospaced?: boolean;
  className?: string;
  children: string;
}

/** A long text that scrolls; each of its lines begins at the side where its script begins. */
export function TextBox({ label, isMonospaced = false, className, children }: TextBoxProps) {
  return (
    <ScrollBox label={label} className={clsx('max-h-[800px] px-5 py-4', className)}>
      <pre
        dir="auto"
        className={clsx(
          'text-start text-sm whitespace-pre-wrap wrap-anywhere',
          isMonospaced ? 'font-mono' : 'font-sans',
        )}
      >
        {children}
      </pre>
    </ScrollBox>
  );
}
