import { useId, type CSSProperties } from 'react';

interface ColorSwatchesProps {
  label: string;
  /** `#rrggbb`, in upper or lower case. */
  value: string;
  onValueChange: (color: string) => void;
  colors: readonly { color: string; label: string }[];
}

export function ColorSwatches({ label, value, onValueChange, colors }: ColorSwatchesProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {colors.map((swatch) => (
        <input
          key={swatch.color}
          type="radio"
          name={name}
          aria-label={swatch.label}
          checked={swatch.color.toLowerCase() === value.toLowerCase()}
          onChange={() => onValueChange(swatch.color)}
          style={{ '--tag': swatch.color } as CSSProperties}
          className="relative size-8 cursor-pointer appearance-none rounded-full transition-shadow duration-fast before:absolute before:inset-1.5 before:rounded-full before:border before:border-[color-mix(in_oklab,var(--tag)_60%,var(--muted))] before:bg-(--tag) checked:inset-ring-2 checked:inset-ring-accent-strong hover:not-checked:bg-hover pointer-coarse:size-10"
        />
      ))}
    </fieldset>
  );
}
