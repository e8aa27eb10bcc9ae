import { Calendar } from 'lucide-react';
import { useRef, type FocusEventHandler, type KeyboardEventHandler } from 'react';
import { IconButton } from '../../../ui/button.tsx';

interface DayInputProps {
  label: string;
  value: string | undefined;
  onChoose: (day: string) => void;
  onKeyDown: KeyboardEventHandler;
  onBlur: FocusEventHandler;
}

export function DayInput({ label, value, onChoose, ...button }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="relative flex">
      <IconButton
        {...button}
        size="sm"
        aria-label={label}
        onClick={() => input.current?.showPicker()}
      >
        <Calendar size={16} aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        className="pointer-events-none absolute inset-0 opacity-0"
        value={value ?? ''}
        onChange={(event) => {
          if (event.currentTarget.value !== '') onChoose(event.currentTarget.value);
        }}
      />
    </span>
  );
}
