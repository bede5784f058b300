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

/** What the path of the page that is open leaves open. `_path` says which page that is. */
export const useParams = <P extends Path>(_path: P): Params<P> => useParamsOfAny() as Params<P>;

/** What the paths of this page and its frames leave open, for what is drawn on several pages. */
export const useParamsOfAny = (): Readonly<Partial<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(useAnyParams()).map(([name, part]) => [name, decodePart(part)]),
  );

/**
 * What stands behind the question mark, and how it is changed without a new page in the browser's history.
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

/** The way to another place; `href` is for an address of this site that was written down before. */
export const useNavigate = () => {
  const [, navigate] = useLocation();
  return useCallback(
    <P extends Path>(place: Place<P> | { readonly href: string }): void =>
      navigate('href' in place ? place.href : addressOf(place)),
    [navigate],
  );
};

/** The address that is open: `pathname` alone, `href` with what stands behind its question mark. */
export const useHere = (): { readonly pathname: string; readonly href: string } => {
  const [pathname] = useLocation();
  const search = useSearchText();
  return { pathname, href: search === '' ? pathname : `${pathname}?${search}` };
};
