import { clsx } from 'clsx';

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
    <section
      aria-label={label}
      // Scrolls, so it must be focusable.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        'max-h-[800px] overflow-auto px-5 py-4 focus-visible:-outline-offset-2',
        className,
      )}
    >
      <pre
        dir="auto"
        className={clsx(
          'text-start text-sm whitespace-pre-wrap wrap-anywhere',
          isMonospaced ? 'font-mono' : 'font-sans',
        )}
      >
        {children}
      </pre>
    </section>
  );
}
