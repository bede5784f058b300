import type { MouseEvent } from 'react';
import type { Point } from './verdict.js';
import './curve.css';

interface CurveProps {
  readonly points: readonly Point[];
  /** Number of the last position of the game. */
  readonly last: number;
  /** The position that the board shows. */
  readonly at: number;
  /** Positions with a mistake. */
  readonly marked: readonly number[];
  readonly label: string;
  readonly onGo: (at: number) => void;
}

const width = 320;
const height = 96;

/**
 * The curve of a player's chance; a press goes to that position. The marked positions are listed in
 * words below.
 */
export const Curve = ({ points, last, at, marked, label, onGo }: CurveProps) => {
  const x = (moves: number): number => (moves / Math.max(1, last)) * width;
  const y = (chance: number): number => (1 - chance) * height;
  const chanceAt = (moves: number): number =>
    points.find((point) => point.at >= moves)?.chance ?? points.at(-1)?.chance ?? 0.5;
  const press = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - left) / wide) * last));
  };
  return (
    <svg
      className="cv-chances"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onClick={press}
    >
      <line x1={0} x2={width} y1={height / 2} y2={height / 2} data-middle />
      <polyline points={points.map((point) => `${x(point.at)},${y(point.chance)}`).join(' ')} />
      <line x1={x(at)} x2={x(at)} y1={0} y2={height} data-here />
      {marked.map((moves) => (
        <circle key={moves} cx={x(moves)} cy={y(chanceAt(moves))} r={4} />
      ))}
    </svg>
  );
};
