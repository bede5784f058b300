import { useSharedLink } from '../../api/share-address.js';
import { useCopy } from '../../shared/sharing/use-copy.js';
import { useHere } from '../../navigation/here.js';

/** Copies an address of the shown position that other devices can open. */
export const useMomentLink = () => {
  const { href } = useHere();
  const link = useSharedLink(href);
  const { state, copy } = useCopy();
  return { copied: state === 'copied', copy: () => copy(link ?? window.location.href) };
};
