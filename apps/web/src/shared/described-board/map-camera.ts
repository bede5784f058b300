import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { within } from '../map/within.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface View {
  /** The middle of the visible part, in units of the map. */
  readonly x: number;
  readonly y: number;
  /** Zoom factor; 1 shows the whole map. */
  readonly scale: number;
}

const border = 6;
const most = 6;

const keepInside = ({ x, y, scale }: View, { width, height }: Size): View => {
  const larger = within(scale, 1, most);
  const [w, h] = [width / larger / 2, height / larger / 2];
  return { x: within(x, w, width - w), y: within(y, h, height - h), scale: larger };
};

interface OnPage {
  readonly clientX: number;
  readonly clientY: number;
}

/** Converts a position on the page to a position on the drawing. */
const placeOf = (svg: SVGSVGElement | null, { clientX, clientY }: OnPage) => {
  const matrix = svg?.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null;
};

/** A movement of more pixels than this is a drag, not the tremble of a finger. */
const trembling = 6;

const middleOf = (points: readonly OnPage[]): OnPage => ({
  clientX: points.reduce((sum, { clientX }) => sum + clientX, 0) / points.length,
  clientY: points.reduce((sum, { clientY }) => sum + clientY, 0) / points.length,
});

const spread = ([a, b]: readonly OnPage[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** The visible part of a map and the ways to change it; positions are in units of the map. */
const useView = (svg: RefObject<SVGSVGElement | null>, size: Size) => {
  const whole: View = { x: size.width / 2, y: size.height / 2, scale: 1 };
  const [view, setView] = useState<View>(whole);
  const change = (next: (view: View) => View): void =>
    setView((now) => keepInside(next(now), size));
  const zoom = (by: number, at?: OnPage): void => {
    const place = at && placeOf(svg.current, at);
    change((now) => {
      const scale = within(now.scale * by, 1, most);
      const share = place ? 1 - now.scale / scale : 0;
      return {
        scale,
        x: now.x + ((place?.x ?? now.x) - now.x) * share,
        y: now.y + ((place?.y ?? now.y) - now.y) * share,
      };
    });
  };
  const pan = (from: OnPage, to: OnPage): void => {
    const [a, b] = [placeOf(svg.current, from), placeOf(svg.current, to)];
    if (a && b) change((now) => ({ ...now, x: now.x + a.x - b.x, y: now.y + a.y - b.y }));
  };
  return { view, change, zoom, pan, whole: () => setView(whole) };
};

/** The visible part of a map: zoomed about a point, dragged with one finger, pinched with two. */
export const useCamera = (svg: RefObject<SVGSVGElement | null>, size: Size) => {
  const { view, change, zoom, pan, whole } = useView(svg, size);
  const fingers = useRef(new Map<number, OnPage>());
  const dragged = useRef(0);
  const move = (event: PointerEvent): void => {
    const before = [...fingers.current.values()];
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const now = { clientX: event.clientX, clientY: event.clientY };
    dragged.current += Math.hypot(now.clientX - last.clientX, now.clientY - last.clientY);
    fingers.current.set(event.pointerId, now);
    if (dragged.current < trembling) return;
    const after = [...fingers.current.values()];
    pan(middleOf(before), middleOf(after));
    if (after.length === 2 && spread(before) > 0)
      zoom(spread(after) / spread(before), middleOf(after));
  };
  const lift = ({ pointerId }: PointerEvent): void => void fingers.current.delete(pointerId);
  const step = size.width / 10 / view.scale;
  const towards = (x: number, y: number) => () =>
    change((now) => ({ ...now, x: now.x + x * step, y: now.y + y * step }));
  const ways: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1.5),
    '-': () => zoom(1 / 1.5),
    '0': whole,
    ArrowLeft: towards(-1, 0),
    ArrowRight: towards(1, 0),
    ArrowUp: towards(0, -1),
    ArrowDown: towards(0, 1),
  };
  const [w, h] = [(size.width + 2 * border) / view.scale, (size.height + 2 * border) / view.scale];
  return {
    viewBox: `${view.x - w / 2} ${view.y - h / 2} ${w} ${h}`,
    zoomed: view.scale > 1,
    zoom,
    whole,
    press: (key: string) => ways[key]?.(),
    pointers: {
      onPointerDown: (event: PointerEvent) => {
        if (fingers.current.size === 0) dragged.current = 0;
        const { clientX, clientY } = event;
        fingers.current.set(event.pointerId, { clientX, clientY });
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
      // The click that ends a drag does not press anything.
      onClickCapture: (event: { stopPropagation: () => void }) => {
        if (dragged.current >= trembling) event.stopPropagation();
      },
    },
  };
};
export type Camera = ReturnType<typeof useCamera>;
