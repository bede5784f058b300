import { Suspense, type ReactNode } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Loading } from '../shared/feedback/loading.js';
import { EventLayout } from './event-layout.js';
import { goTo } from './go-to.js';
import { lazyPage, type LazyPage } from './lazy-page.js';
import { NotFound } from './not-found.js';
import { PageBoundary } from './page-fault.js';
import { bare, framed, ofDesk, ofEvent } from './pages.js';
import { Shell } from './shell.js';

const DeskLayout = lazyPage(() => import('./desk-layout.js'), 'DeskLayout');

interface AreaProps {
  readonly pages: Readonly<Record<string, LazyPage>>;
  /** Rendered at every address that has no page here. */
  readonly otherwise: ReactNode;
}

/** The part of a frame in which its pages are drawn, with their loading and error states. */
const Area = ({ pages, otherwise }: AreaProps) => {
  const [pathname] = useLocation();
  return (
    <PageBoundary at={pathname}>
      <Suspense fallback={<Loading rows={6} />}>
        <Switch>
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path}>
              <Page />
            </Route>
          ))}
          <Route>{otherwise}</Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
};

const Desk = () => (
  <DeskLayout>
    <Area pages={ofDesk} otherwise={<NotFound />} />
  </DeskLayout>
);

const Event = () => (
  <EventLayout>
    <Area
      pages={ofEvent}
      otherwise={
        <Switch>
          <Route path="/e/:eventId/desk/*?" component={Desk} />
          <Route component={NotFound} />
        </Switch>
      }
    />
  </EventLayout>
);

const Framed = () => (
  <Shell>
    <Area
      pages={framed}
      otherwise={
        <Switch>
          <Route path="/e/:eventId/*?" component={Event} />
          <Route component={NotFound} />
        </Switch>
      }
    />
  </Shell>
);

/** Every page of the site in its frame. */
export const Site = () => (
  <Router aroundNav={goTo}>
    <Area pages={bare} otherwise={<Framed />} />
  </Router>
);
