import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  arcOutline,
  baseOf,
  baseSizes,
  matSize,
  outlineOf,
  type Executed,
  type MatObstacle,
  type MatSetup,
  type Outline,
  type Point,
  type Pose,
} from '#xwing-mat';
import { useText } from '../../i18n/index.js';
import { Base, pointsOf } from '../../shared/map/base.js';

const corners = (outline: Outline) => outline.map(({ x, y }) => [x, y] as const);
const svgPoints = (outline: Outline): string => pointsOf(corners(outline));

interface MatLine {
  readonly from: Point;
  readonly to: Point;
}

interface DrawingProps {
  readonly setup: MatSetup;
  readonly selected: string | null;
  readonly target: string | null;
  readonly lines: readonly MatLine[];
  readonly trial: Executed | null;
  readonly onSelect: (id: string) => void;
  readonly onPose: (id: string, pose: Partial<Pose>, kind: string) => void;
  readonly onSettled: () => void;
  readonly onRemove: (id: string) => void;
}

/**
 * The position of a piece after a key: arrows move it by 10 mm, with Shift by 1; Q and E turn it by
 * 5 degrees, with Shift by 1.
 */
const poseAfterKey = (
  key: string,
  shift: boolean,
  { x, y, heading }: Pose,
): Partial<Pose> | null => {
  const [step, turn] = shift ? [1, 1] : [10, 5];
  switch (key.toLowerCase()) {
    case 'arrowleft':
      return { x: x - step };
    case 'arrowright':
      return { x: x + step };
    case 'arrowup':
      return { y: y - step };
    case 'arrowdown':
      return { y: y + step };
    case 'q':
      return { heading: heading - turn };
    case 'e':
      return { heading: heading + turn };
    default:
      return null;
  }
};

interface Held {
  readonly id: string;
  readonly dx: number;
  readonly dy: number;
}

/** Handles pointer and keys on the pieces; positions in millimetres of the mat. */
const usePieces = ({ onSelect, onPose, onSettled, onRemove }: DrawingProps) => {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef<Held | null>(null);
  const placeOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    return matrix
      ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
      : { x: 0, y: 0 };
  };
  const piece = ({ id, ...pose }: Pose & { readonly id: string }) => ({
    tabIndex: 0,
    role: 'button',
    onFocus: () => onSelect(id),
    onPointerDown: (event: PointerEvent) => {
      const { x, y } = placeOf(event);
      held.current = { id, dx: pose.x - x, dy: pose.y - y };
      svg.current?.setPointerCapture(event.pointerId);
      onSelect(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const change = poseAfterKey(event.key, event.shiftKey, pose);
      if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
      else if (change) onPose(id, change, `key ${id}`);
      else return;
      event.preventDefault();
    },
    onKeyUp: onSettled,
  });
  const board = {
    ref: svg,
    onPointerMove: (event: PointerEvent) => {
      if (!held.current) return;
      const { id, dx, dy } = held.current;
      const { x, y } = placeOf(event);
      onPose(id, { x: Math.round(x + dx), y: Math.round(y + dy) }, `drag ${id}`);
    },
    onPointerUp: () => {
      held.current = null;
      onSettled();
    },
    onPointerCancel: () => {
      held.current = null;
      onSettled();
    },
  };
  return { piece, board };
};

const Rulers = () => (
  <g className="cv-mat-grid" aria-hidden>
    {[100, 200, 300].flatMap((band) =>
      [band, matSize.height - band].map((y) => (
        <line key={`${band} ${y}`} x1={0} x2={matSize.width} y1={y} y2={y} />
      )),
    )}
  </g>
);

const Trial = ({ executed }: { readonly executed: Executed }) => (
  <g className="cv-mat-trial" aria-hidden>
    {executed.template.map((piece) => (
      <polygon key={svgPoints(piece)} points={svgPoints(piece)} />
    ))}
    <polygon className="cv-mat-end" points={svgPoints(baseOf(executed.ship))} />
  </g>
);

/** The mat, drawn to scale: three feet by three, lengths in millimetres. */
export const MatDrawing = (props: DrawingProps) => {
  const { t } = useText();
  const { setup, selected, target, lines, trial } = props;
  const { piece, board } = usePieces(props);
  const chosen = setup.ships.find(({ id }) => id === selected);
  const placed = (name: string, { x, y, heading }: Pose): string =>
    t('mat.placed', { name, x: Math.round(x), y: Math.round(y), heading: Math.round(heading) });
  const stone = (one: MatObstacle): string =>
    `${t(one.kind === 'asteroid' ? 'mat.asteroid' : 'mat.debris')} ${one.id}`;
  return (
    <svg
      {...board}
      className="cv-mat"
      viewBox={`-6 -6 ${matSize.width + 12} ${matSize.height + 12}`}
      role="group"
      aria-label={t('mat.title')}
    >
      <rect className="cv-mat-floor" width={matSize.width} height={matSize.height} />
      <Rulers />
      {chosen
        ? arcOutline(chosen, baseSizes[chosen.size] / 2).flatMap(({ arc, bands }) =>
            bands.map((band, index) => (
              <polygon key={`${arc} ${index}`} className="cv-mat-arc" points={svgPoints(band)} />
            )),
          )
        : null}
      {setup.obstacles.map((one) => (
        <g
          key={one.id}
          {...piece(one)}
          aria-label={placed(stone(one), one)}
          aria-pressed={one.id === selected}
          className={`cv-mat-${one.kind}`}
        >
          <polygon points={svgPoints(outlineOf(one))} />
          <text x={one.x} y={one.y + 7}>
            {one.id}
          </text>
        </g>
      ))}
      {trial ? <Trial executed={trial} /> : null}
      {setup.ships.map((ship) => (
        <g
          key={ship.id}
          {...piece(ship)}
          aria-label={placed(ship.name, ship)}
          aria-pressed={ship.id === selected}
        >
          <Base
            outline={corners(baseOf(ship))}
            heading={ship.heading}
            label={`${ship.name.slice(0, 1)}${ship.id.slice(1)}`}
            className={`cv-mat-ship${ship.id === selected ? ' cv-mat-chosen' : ''}${ship.id === target ? ' cv-mat-target' : ''}`}
          />
        </g>
      ))}
      <g className="cv-mat-lines" aria-hidden>
        {lines.map(({ from, to }, index) => (
          <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
    </svg>
  );
};
