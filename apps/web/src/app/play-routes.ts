import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { lazyBoardComponent, lazyRouteComponent } from './lazy-page.js';

/** Where a game begins that belongs to no event: against a friend, a stranger or the bot. */
export const playRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'play',
      component: lazyRouteComponent(() => import('../features/play/play-page.js'), 'PlayPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'twin-suns',
      component: lazyRouteComponent(
        () => import('../features/twin-suns/open-twin-suns-page.js'),
        'OpenTwinSunsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'practice',
      component: lazyRouteComponent(
        () => import('../features/practice/practice-page.js'),
        'PracticePage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'other-games',
      component: lazyRouteComponent(
        () => import('../features/other-games/start-page.js'),
        'OtherGamesPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'mat',
      component: lazyRouteComponent(() => import('../features/mat/mat-page.js'), 'MatPage'),
    }),
  ] as const;

/** A match of no event, on the board. */
export const freeMatchRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'play/$matchId',
    component: lazyBoardComponent(
      () => import('../features/table/free-match-page.js'),
      'FreeMatchPage',
    ),
  });

/** A game of Twin Suns of no event, on the board. */
export const twinSunsRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'twin-suns/$gameId',
    component: lazyBoardComponent(
      () => import('../features/twin-suns/twin-suns-page.js'),
      'TwinSunsPage',
    ),
  });

/** A game against the bot that describes its board itself. */
export const gamePracticeRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'other-games/$practiceId',
    component: lazyRouteComponent(
      () => import('../features/other-games/practice-page.js'),
      'GamePracticePage',
    ),
  });

/** A game between two people of no event, of a game that describes its board itself. */
export const duelRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'other-games/duels/$duelId',
    component: lazyRouteComponent(() => import('../features/other-games/duel-page.js'), 'DuelPage'),
  });
