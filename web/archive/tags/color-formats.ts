/** Hue 0–360, saturation and lightness 0–100. */
export type Hsl = { hue: number; saturation: number; lightness: number };

export const presetColors = [
  '#D8FF75',
  '#7FFF7A',
  '#7AFFCE',
  '#7AD7FF',
  '#7A7FFF',
  '#CE7AFF',
  '#FF7AD7',
  '#FF7A7F',
  '#FFCE7A',
  '#FFFFFF',
] as const;

/** Parses hex, rgb, hsl or hsb into lower-case `#rrggbb`; undefined for anything else. */
export function parseColor(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  return parseHex(typed) ?? parseFunction(typed);
}

function parseHex(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

function parseFunction(text: string): string | undefined {
  const match = /^(rgb|hsl|hsb)a?\s*\(\s*([^)]+)\)$/.exec(text);
  const [first, second, third] = (match?.[2] ?? '').split(/[\s,/]+/).map(parseNumber);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (match?.[1] === 'rgb') {
    return isWithin([first, second, third], 255) ? toHex([first, second, third]) : undefined;
  }
  if (!isWithin([second, third], 100)) return undefined;
  return match?.[1] === 'hsl'
    ? hslToHex({ hue: first, saturation: second, lightness: third })
    : hsbToHex({ hue: first, saturation: second, brightness: third });
}

function parseNumber(text: string): number | undefined {
  return /^\d{1,3}(\.\d+)?(%|deg)?$/.test(text) ? Number.parseFloat(text) : undefined;
}

function isWithin(values: number[], max: number): boolean {
  return values.every((value) => value <= max);
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
export function hslToHex({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100;
  const chroma = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return (light - chroma * Math.max(-1, Math.min(step - 3, 9 - step, 1))) * 255;
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** HSB (also HSV): lightness = brightness × (1 − saturation ÷ 2). */
function hsbToHex(color: { hue: number; saturation: number; brightness: number }): string {
  const brightness = color.brightness / 100;
  const light = brightness * (1 - color.saturation / 200);
  const room = Math.min(light, 1 - light);
  const saturation = room === 0 ? 0 : ((brightness - light) / room) * 100;
  return hslToHex({ hue: color.hue, saturation, lightness: light * 100 });
}

/** https://www.w3.org/TR/css-color-4/#rgb-to-hsl; a grey has hue 0. */
export function hexToHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const spread = max - min;
  const light = (max + min) / 2;
  const room = 1 - Math.abs(2 * light - 1);
  return {
    hue: Math.round(spread === 0 ? 0 : hueOf({ red, green, blue }, { max, spread })),
    saturation: Math.round(room === 0 ? 0 : (spread / room) * 100),
    lightness: Math.round(light * 100),
  };
}

function hueOf(
  { red, green, blue }: { red: number; green: number; blue: number },
  { max, spread }: { max: number; spread: number },
): number {
  if (max === red) return (((green - blue) / spread + 6) % 6) * 60;
  if (max === green) return ((blue - red) / spread + 2) * 60;
  return ((red - green) / spread + 4) * 60;
}

function toHex(channels: number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
