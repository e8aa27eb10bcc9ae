export function MarkedText({ pieces }: { pieces: readonly { text: string; isMatch: boolean }[] }) {
  let offset = 0;
  return pieces.map(({ text, isMatch }) => {
    offset += text.length;
    if (!isMatch) return text;
    return (
      <mark key={offset} className="rounded-sm bg-accent-soft text-accent-text">
        {text}
      </mark>
    );
  });
}
