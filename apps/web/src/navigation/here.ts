import { useCallback } from 'react';
import { useLocation, useSearch as useSearchText, useParams as useAnyParams } from 'wouter';
import {
  addressOf,
  paths,
  searchText,
  type Params,
  type Path,
  type Place,
  type Search,
} from './paths.js';

const decodePart = (part: string | undefined): string => {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return part ?? '';
  }
};

/** The parameters in the path of the current page. `_path` selects the type. */
export const useParams = <P extends Path>(_path: P): Params<P> => useParamsOfAny() as Params<P>;

/**
 * The parameters in the paths of this page and its frames, for components that are used on several
 * pages.
 */
export const useParamsOfAny = (): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(useAnyParams()).map(([name, part]) => [name, decodePart(part)]),
  );

/**
 * The query parameters, and a function that changes them without a new entry in the browser's
 * history.
 */
export const useSearch = <P extends Path>(
  path: P,
): readonly [Search<P>, (search: Partial<Search<P>>) => void] => {
  const [pathname, navigate] = useLocation();
  const text = useSearchText();
  const change = useCallback(
    (search: Partial<Search<P>>) => navigate(`${pathname}${searchText(search)}`, { replace: true }),
    [navigate, pathname],
  );
  return [paths[path](Object.fromEntries(new URLSearchParams(text))) as Search<P>, change];
};

/**
 * Returns a function that navigates to a place; `href` is for a ready-made address of this site.
 */
export const useNavigate = () => {
  const [, navigate] = useLocation();
  return useCallback(
    <P extends Path>(place: Place<P> | { readonly href: string }): void =>
      navigate('href' in place ? place.href : addressOf(place)),
    [navigate],
  );
};

/** The current address: `pathname` alone, `href` with its query. */
export const useHere = (): { readonly pathname: string; readonly href: string } => {
  const [pathname] = useLocation();
  const search = useSearchText();
  return { pathname, href: search === '' ? pathname : `${pathname}?${search}` };
};
