import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { lazyRouteComponent } from './lazy-page.js';

/** Pages of events that belong together: conventions and seasons. */
export const togetherRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'conventions',
      component: lazyRouteComponent(
        () => import('../features/conventions/conventions-page.js'),
        'ConventionsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'c/$conventionId',
      component: lazyRouteComponent(
        () => import('../features/conventions/convention-page.js'),
        'ConventionPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'seasons',
      component: lazyRouteComponent(
        () => import('../features/seasons/seasons-page.js'),
        'SeasonsPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 's/$seasonId',
      component: lazyRouteComponent(
        () => import('../features/seasons/season-page.js'),
        'SeasonPage',
      ),
    }),
  ] as const;
