import type { ComponentProps, ComponentType } from 'react';
import { Link as AnyLink, Redirect, useLocation } from 'wouter';
import { addressOf, type Path, type Place } from './paths.js';

interface Mark {
  /** Whether the link is also marked as current on the pages below its address. */
  readonly within?: boolean;
}

type Taken = 'to' | 'params' | 'search' | 'hash' | 'within' | 'href';

const isBelow = (pathname: string, address: string): boolean => pathname.startsWith(`${address}/`);

/**
 * Makes a component into a link to a place of this site. The component gets `href`, `onClick` and
 * `aria-current`.
 */
export const createLink =
  <Props extends object>(Drawn: ComponentType<Props>) =>
  <P extends Path>({
    to,
    params,
    search,
    hash,
    within = false,
    ...props
  }: Place<P> & Mark & Omit<Props, Taken>) => {
    const [pathname] = useLocation();
    const place = { to, params, search, hash } as unknown as Place<P>;
    const address = addressOf(place);
    const path = addressOf({ ...place, search: undefined, hash: undefined });
    const current = pathname === path || (within && isBelow(pathname, path));
    const drawn = (
      <Drawn
        {...(props as unknown as Props)}
        href={address}
        aria-current={current ? 'page' : undefined}
      />
    );
    // The browser opens links to other windows.
    if ('target' in props) return drawn;
    // The router would replace the component's own handler, so that, for example, a menu would stay
    // open.
    const { onClick } = props as { readonly onClick?: (press: unknown) => void };
    return (
      <AnyLink href={address} asChild {...(onClick ? { onClick } : {})}>
        {drawn}
      </AnyLink>
    );
  };

const Anchor = (props: ComponentProps<'a'>) => <a {...props} />;

export const Link = createLink(Anchor);

/** A link to a ready-made address of this site. */
export const AddressLink = ({
  href,
  ...props
}: ComponentProps<'a'> & { readonly href: string }) => (
  <AnyLink href={href} asChild>
    <a {...props} />
  </AnyLink>
);

/** Navigates to another place as soon as it is rendered. */
export const Navigate = <P extends Path>(place: Place<P>) => (
  <Redirect to={addressOf(place)} replace />
);
