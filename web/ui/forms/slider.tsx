import { useId } from 'react';

interface SliderProps {
  label: string;
  value: number;
  max: number;
  onValueChange: (value: number) => void;
}

export function Slider({ label, value, max, onValueChange }: SliderProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="flex justify-between text-xs text-muted">
        {label}
        <span className="tabular-nums">{value}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-(--accent-strong) pointer-coarse:h-10"
      />
    </div>
  );
}
