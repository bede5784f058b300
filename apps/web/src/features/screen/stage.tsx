import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useHotkeys, useResizeObserver } from '@mantine/hooks';
import type { EventView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useAnswer } from '../../api/queries.js';
import { serverNow } from '../../api/server-time.js';
import { isLimited } from '../../shared/limited/limited.js';
import { reloadOnce } from '../../shared/page/newer-pages.js';
import { useNewerPage } from '../../shared/page/use-newer-page.js';
import { BracketBoard } from './bracket-board.js';
import { BuildingBoard } from './building-board.js';
import { Champion } from './champion.js';
import { HugeClock } from './huge-clock.js';
import type { BoardProps } from './board.js';
import { limitedViews } from './limited-views.js';
import { PairingsBoard } from './pairings-board.js';
import { PodsBoard } from './pods-board.js';
import { isQuiet } from './quiet.js';
import { StandingsBoard } from './standings-board.js';
import { useRotation } from './use-rotation.js';
import { viewsFor, type ScreenView } from './views.js';
import { WallChoice } from './wall-choice.js';
import type { WallPart } from './wall-part.js';
import { Welcome } from './welcome.js';

interface StageProps {
  readonly event: EventView;
  readonly wall: WallPart;
  readonly onFill: () => void;
}

const boards: Record<ScreenView, (props: BoardProps) => ReactNode> = {
  welcome: (props) => <Welcome {...props} />,
  pods: (props) => <PodsBoard {...props} />,
  building: (props) => <BuildingBoard {...props} />,
  pairings: (props) => <PairingsBoard {...props} by="name" />,
  tables: (props) => <PairingsBoard {...props} by="table" />,
  clock: (props) => <HugeClock {...props} />,
  standings: (props) => <StandingsBoard {...props} />,
  bracket: (props) => <BracketBoard {...props} />,
  champion: (props) => <Champion {...props} />,
};

const pageMs = 10_000;
/**
 * While people search for their tables and watch the clock, the wall shows only the top of the
 * standings.
 */
const standingsPagesInPlay = 2;

/** Rotates through the pages of each view, then through the views. */
export const Stage = ({ event, wall, onFill }: StageProps) => {
  const { t } = useText();
  const [box, rect] = useResizeObserver();
  const [pages, setPages] = useState<Partial<Record<ScreenView, number>>>({});
  const limited =
    useAnswer('pods', { eventId: event.eventId }, { enabled: isLimited(event.format) }).data ??
    null;
  const views = limitedViews(event, limited, serverNow()) ?? viewsFor(event);
  const lengthOf = (view: ScreenView): number =>
    view === 'standings' && views.includes('pairings')
      ? Math.min(pages[view] ?? 1, standingsPagesInPlay)
      : (pages[view] ?? 1);
  const stops = views.flatMap((view) =>
    Array.from({ length: lengthOf(view) }, (_, page) => ({ view, page })),
  );
  const rotation = useRotation(stops.length, pageMs);
  const stop = stops[rotation.index] ?? { view: 'welcome' as const, page: 0 };
  useHotkeys([
    ['space', rotation.toggle],
    ['ArrowRight', () => rotation.step(1)],
    ['ArrowLeft', () => rotation.step(-1)],
  ]);
  const { view, page } = stop;
  const newer = useNewerPage();
  // Reloads by itself, because nobody stands at the wall to press a button. Checked again with each
  // page.
  useEffect(() => {
    if (
      newer &&
      isQuiet({ round: event.rounds.at(-1), view, held: rotation.paused, now: serverNow() })
    )
      reloadOnce();
  }, [newer, event, view, page, rotation.paused]);
  const onPages = useCallback(
    (count: number) => setPages((now) => (now[view] === count ? now : { ...now, [view]: count })),
    [view],
  );
  const board = boards[view];
  const of = lengthOf(view);
  return (
    <>
      <section ref={box} className="cv-screen-stage" aria-label={t(`screen.view.${stop.view}`)}>
        {rect.height > 0
          ? board({
              event,
              wall,
              room: { width: rect.width, height: rect.height },
              page: stop.page,
              onPages,
            })
          : null}
      </section>
      <footer className="cv-screen-foot">
        <span>
          {t(`screen.view.${stop.view}`)}
          {of > 1 ? ` ${stop.page + 1} / ${of}` : ''}
          {wall.of > 1 && view === 'pairings' ? ` · ${t('screen.wallPart', { ...wall })}` : ''}
          {rotation.paused ? ` · ${t('screen.held')}` : ''}
        </span>
        <span className="cv-screen-keys">
          {views.includes('pairings') ? <WallChoice wall={wall} /> : null}
          <button type="button" onClick={() => rotation.step(-1)} aria-label={t('screen.previous')}>
            ←
          </button>
          <button type="button" onClick={rotation.toggle} aria-pressed={rotation.paused}>
            {t('screen.hold')}
          </button>
          <button type="button" onClick={() => rotation.step(1)} aria-label={t('screen.next')}>
            →
          </button>
          <button type="button" onClick={onFill}>
            {t('screen.fill')}
          </button>
        </span>
      </footer>
    </>
  );
};
