type Corner = readonly [number, number];

/** An outline as the `points` of an SVG polygon. */
export const pointsOf = (outline: readonly Corner[]): string =>
  outline.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The mean of the corners of an outline. */
export const centreOf = (outline: readonly Corner[]): Corner => {
  const count = Math.max(1, outline.length);
  const x = outline.reduce((sum, point) => sum + point[0], 0) / count;
  const y = outline.reduce((sum, point) => sum + point[1], 0) / count;
  return [x, y];
};

interface BaseProps {
  readonly outline: readonly Corner[];
  /** Direction in degrees clockwise from the top; null if the piece has none. */
  readonly heading: number | null;
  readonly label: string;
  readonly className: string;
  /** Whether the map is upside down, so that labels must be turned back. */
  readonly flipped?: boolean;
}

/**
 * The base of a piece, or another outline on a map, with an arrow in its direction and its label.
 */
export const Base = ({ outline, heading, label, className, flipped = false }: BaseProps) => {
  const [x, y] = centreOf(outline);
  const [a = [0, 0], b = [0, 0]] = outline;
  const half = Math.hypot(a[0] - b[0], a[1] - b[1]) / 2;
  return (
    <g className={className}>
      <polygon points={pointsOf(outline)} />
      {heading === null ? null : (
        <g transform={`translate(${x} ${y}) rotate(${heading})`}>
          <path d={`M 0 ${-half - 11} l 8 11 h -16 z`} />
        </g>
      )}
      {label === '' ? null : (
        <text x={x} y={y + 7} transform={flipped ? `rotate(180 ${x} ${y})` : undefined}>
          {label}
        </text>
      )}
    </g>
  );
};
