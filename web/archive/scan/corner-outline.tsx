import type { Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';

export function CornerOutline({ corners }: { corners: Quadrilateral }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full"
    >
      <polygon
        points={corners.map((corner) => corner.join(',')).join(' ')}
        vectorEffect="non-scaling-stroke"
        strokeWidth={3}
        className="fill-accent/20 stroke-accent"
      />
    </svg>
  );
}
