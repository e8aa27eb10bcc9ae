export function SheafIllustration() {
  return (
    <svg viewBox="0 0 400 440" aria-hidden className="w-full max-w-96">
      <Sheet rotation={-17} />
      <Sheet rotation={15} />
      <Sheet rotation={-7} />
      <Sheet rotation={7} />
      <g>
        <rect
          x={105}
          y={40}
          width={190}
          height={330}
          rx={10}
          className="fill-surface-raised stroke-border-control"
        />
        <rect x={131} y={72} width={84} height={9} rx={4.5} className="fill-ink" />
        <Lines y={100} widths={[138, 122, 132, 74]} />
        <rect x={131} y={172} width={44} height={14} rx={7} className="fill-accent-soft" />
        <rect x={181} y={172} width={30} height={14} rx={7} className="fill-pressed" />
        <Lines y={300} widths={[138, 128, 92]} />
      </g>
      <rect x={84} y={226} width={232} height={40} rx={20} className="fill-accent" />
      <path
        d="M104 239h192M104 253h192"
        className="stroke-accent-pressed"
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </svg>
  );
}

function Sheet({ rotation }: { rotation: number }) {
  return (
    <rect
      x={112}
      y={44}
      width={176}
      height={330}
      rx={10}
      transform={`rotate(${rotation} 200 246)`}
      className="fill-surface stroke-border-control"
    />
  );
}

function Lines({ y, widths }: { y: number; widths: number[] }) {
  return widths.map((width, index) => (
    <rect
      key={width}
      x={131}
      y={y + index * 16}
      width={width}
      height={5}
      rx={2.5}
      className="fill-border-control"
    />
  ));
}
