import { createRoute, type AnyRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { lazyRouteComponent } from './lazy-page.js';

/** Pages of events that belong together: conventions, seasons, and those that are over. */
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
      path: 'archive',
      component: lazyRouteComponent(
        () => import('../features/archive/archive-page.js'),
        'ArchivePage',
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

const momentSearch = ({ at }: { at?: number } & SearchSchemaInput): { at?: number } =>
  typeof at === 'number' ? { at } : {};

/** An event as of a moment, by its place in the log. */
export const momentsRoute = <Parent extends AnyRoute>(parent: Parent) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'moments',
    validateSearch: momentSearch,
    component: lazyRouteComponent(
      () => import('../features/moments/moments-page.js'),
      'MomentsPage',
    ),
  });
