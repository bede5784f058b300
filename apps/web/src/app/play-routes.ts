import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { lazyBoardComponent, lazyRouteComponent } from './lazy-page.js';

/** Where two people find each other. */
export const playRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'play',
    component: lazyRouteComponent(() => import('../features/play/play-page.js'), 'PlayPage'),
  });

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
