import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ScreenMap, ScreenOption, ScreenShape } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Base, pointsOf } from '../map/base.js';
import { useCamera, type Camera } from './map-camera.js';
import '../map/map.css';
import type { Handling } from './piece.js';
import { useGlide } from './use-glide.js';

export type Ghost = NonNullable<ScreenOption['ghost']>;

interface MapProps extends Handling {
  readonly map: ScreenMap;
  /** The seat whose edge of the map is drawn at the bottom. */
  readonly near: number;
  /** The piece that the current decision is about. */
  readonly about: string | null;
  readonly looked: string | null;
  readonly ghost: Ghost | null;
  /** Warnings about the position where the ghost ends. */
  readonly warns: ScreenOption['warns'] | null;
  /** Whether pieces glide to new positions instead of appearing there. */
  readonly glides: boolean;
}

/** The classes of a shape: its owner, and what can be done with it. */
const classOf = (shape: ScreenShape, props: MapProps): string => {
  const { key, sort, seat } = shape;
  const { near, usable, chosen, about } = props;
  return [
    sort === 'piece'
      ? `cv-mat-ship gp-map-${seat === near ? 'own' : 'other'}`
      : sort === 'spot'
        ? 'gp-map-spot'
        : sort === 'rock'
          ? 'cv-mat-asteroid'
          : 'cv-mat-debris',
    ...(key !== null && usable.has(key) ? ['gp-map-usable'] : []),
    ...(key !== null && (key === chosen || key === about) ? ['gp-map-chosen'] : []),
  ].join(' ');
};

interface ShapeProps extends MapProps {
  readonly shape: ScreenShape;
  readonly onPoint: (key: string | null) => void;
  readonly flipped: boolean;
}

const Shape = (props: ShapeProps) => {
  const { translated } = useText();
  const { shape, flipped, onPress, onLook, onRead, onPoint } = props;
  const { key, name } = shape;
  const group = useGlide(shape, props.glides);
  const drawn = (
    <Base
      outline={shape.outline}
      heading={shape.heading}
      label={shape.label}
      className={classOf(shape, props)}
      flipped={flipped}
    />
  );
  if (key === null)
    return name === null ? (
      drawn
    ) : (
      <g role="img" aria-label={translated(name)}>
        {drawn}
      </g>
    );
  return (
    <g
      ref={group}
      role="button"
      tabIndex={0}
      data-key={key}
      aria-pressed={props.chosen === key}
      aria-label={name === null ? shape.label : translated(name)}
      onClick={() => onPress(key)}
      onContextMenu={(asked) => {
        asked.preventDefault();
        onRead(key);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onPress(key);
      }}
      onFocus={() => {
        onLook(key);
        onPoint(key);
      }}
      onBlur={() => onPoint(null)}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || shape.sort !== 'piece') return;
        onLook(key);
        onPoint(key);
      }}
      onPointerLeave={() => onPoint(null)}
    >
      {drawn}
    </g>
  );
};

interface MarksProps extends Pick<MapProps, 'map' | 'ghost' | 'warns'> {
  readonly shown: string | null;
}

/** The reach of a piece, and the position that a choice would give it. */
const Marks = ({ map, shown: piece, ghost, warns }: MarksProps) => {
  const shown = map.shapes.find(({ key, sort }) => sort === 'piece' && key === piece);
  return (
    <g aria-hidden>
      {(shown?.reach ?? []).map((band, index) => (
        <polygon key={index} className="cv-mat-arc" points={pointsOf(band)} />
      ))}
      {ghost === null ? null : (
        <g className="cv-mat-trial" data-warns={warns ? true : undefined}>
          {ghost.map((outline, index) => (
            <polygon
              key={index}
              className={index === ghost.length - 1 ? 'cv-mat-end' : undefined}
              points={pointsOf(outline)}
            />
          ))}
        </g>
      )}
    </g>
  );
};

const ZoomButtons = ({ camera }: { readonly camera: Camera }) => {
  const { t } = useText();
  const button = (sign: string, label: string, press: () => void) => (
    <button type="button" className="cg-btn" aria-label={label} title={label} onClick={press}>
      {sign}
    </button>
  );
  return (
    <div className="gp-map-zoom">
      {button('+', t('otherGames.map.nearer'), () => camera.zoom(1.5))}
      {button('−', t('otherGames.map.farther'), () => camera.zoom(1 / 1.5))}
      {button('⤢', t('otherGames.map.whole'), camera.whole)}
    </div>
  );
};

/**
 * Zooms with the wheel without scrolling the page. React's wheel listener is passive and could not
 * prevent the scrolling.
 */
const useWheel = (svg: RefObject<SVGSVGElement | null>, camera: Camera): void => {
  const latest = useRef(camera);
  useEffect(() => {
    latest.current = camera;
  });
  useEffect(() => {
    const drawn = svg.current;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.deltaY !== 0) latest.current.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event);
    };
    drawn?.addEventListener('wheel', turn, { passive: false });
    return () => drawn?.removeEventListener('wheel', turn);
  }, [svg]);
};

/** A surface with everything on it, to scale. Wheel, touch, buttons and keys zoom and pan. */
export const BoardMap = (props: MapProps) => {
  const { t, translated } = useText();
  const { map, near, about, looked, ghost } = props;
  const [pointed, point] = useState<string | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const camera = useCamera(svg, map);
  useWheel(svg, camera);
  const flipped = near === 1;
  const keys = (event: KeyboardEvent): void => {
    // Leaves the browser's own zoom (Ctrl) alone.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    camera.press(event.key);
  };
  return (
    <div className="gp-map">
      <svg
        ref={svg}
        className="cv-mat"
        viewBox={camera.viewBox}
        role="group"
        tabIndex={0}
        aria-label={t('otherGames.map.label')}
        data-zoomed={camera.zoomed || undefined}
        onKeyDown={keys}
        {...camera.pointers}
      >
        <g transform={flipped ? `rotate(180 ${map.width / 2} ${map.height / 2})` : undefined}>
          <rect className="cv-mat-floor" width={map.width} height={map.height} />
          <Marks map={map} ghost={ghost} warns={props.warns} shown={pointed ?? about ?? looked} />
          {map.shapes.map((shape, index) => (
            <Shape
              key={shape.key ?? index}
              {...props}
              shape={shape}
              flipped={flipped}
              onPoint={point}
            />
          ))}
        </g>
      </svg>
      <ZoomButtons camera={camera} />
      {ghost === null || !props.warns ? null : (
        // Hidden from screen readers: the button of the choice contains the same warning.
        <p className="gp-map-warns" aria-hidden>
          <b>!</b> {translated(props.warns)}
        </p>
      )}
    </div>
  );
};
