import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ColorSwatches } from '../../ui/forms/color-swatches.tsx';
import { Slider } from '../../ui/forms/slider.tsx';
import { TextField } from '../../ui/forms/text/text-field.tsx';
import { hexToHsl, hslToHex, parseColor, presetColors, type Hsl } from './color-formats.ts';

interface ColorPickerProps {
  value: string;
  onValueChange: (color: string) => void;
  error?: string;
}

const parts = [
  { part: 'hue', max: 360 },
  { part: 'saturation', max: 100 },
  { part: 'lightness', max: 100 },
] as const;

export function ColorPicker({ value, onValueChange, error }: ColorPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [slid, setSlid] = useState<{ color: string; hsl: Hsl } | null>(null);
  // A grey has no hue, so that the sliders keep the last one.
  const hsl = slid?.color === value ? slid.hsl : hexToHsl(value);

  const slide = (change: Partial<Hsl>) => {
    const next = { ...hsl, ...change };
    const color = hslToHex(next);
    setSlid({ color, hsl: next });
    onValueChange(color);
  };

  const type = (text: string) => {
    setTyped(text);
    const color = parseColor(text);
    if (color) onValueChange(color);
  };

  return (
    <div className="flex flex-col gap-3">
      <ColorSwatches
        label={t('tags.form.color.label')}
        value={value}
        onValueChange={(color) => onValueChange(color.toLowerCase())}
        colors={presetColors.map((color) => ({ color, label: color }))}
      />
      <div className="grid gap-2 sm:grid-cols-3">
        {parts.map(({ part, max }) => (
          <Slider
            key={part}
            label={t(`tags.form.color.${part}`)}
            max={max}
            value={hsl[part]}
            onValueChange={(next) => slide({ [part]: next })}
          />
        ))}
      </div>
      <TextField
        label={t('tags.form.color.custom')}
        hint={t('tags.form.color.formats')}
        error={error}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        spellCheck={false}
        autoComplete="off"
      />
    </div>
  );
}
