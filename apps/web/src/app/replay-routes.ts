import { createRoute, type AnyRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazyBoardComponent, lazyRouteComponent } from './lazy-page.js';

/** `at`: the decision that is shown first. */
const replaySearch = ({ at }: { at?: number } & SearchSchemaInput): { at?: number } =>
  typeof at === 'number' ? { at } : {};

const screenReplays = () => import('../features/other-games/replay-page.js');
const replayPages = () => import('../features/replay/replay-page.js');

/** Games that are over, move by move. */
export const replayRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'e/$eventId/replay/$matchId/$game',
      validateSearch: replaySearch,
      component: lazyBoardComponent(replayPages, 'MatchReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'e/$eventId/fault/$matchId/$number',
      validateSearch: replaySearch,
      component: lazyBoardComponent(replayPages, 'FaultReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'practice/$practiceId/replay',
      validateSearch: replaySearch,
      component: lazyBoardComponent(replayPages, 'PracticeReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'twin-suns/$gameId/replay',
      validateSearch: replaySearch,
      component: lazyBoardComponent(replayPages, 'TwinSunsReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'other-games/duels/$duelId/replay',
      validateSearch: replaySearch,
      component: lazyRouteComponent(screenReplays, 'DuelReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'other-games/$practiceId/replay',
      validateSearch: replaySearch,
      component: lazyRouteComponent(screenReplays, 'GamePracticeReplayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'replay',
      validateSearch: replaySearch,
      component: lazyBoardComponent(
        () => import('../features/replay/file-page.js'),
        'FileReplayPage',
      ),
    }),
  ] as const;
