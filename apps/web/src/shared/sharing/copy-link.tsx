import type { ButtonProps } from '@mantine/core';
import { useSharedLink } from '../../api/share-address.js';
import { CopyButton } from './copy-button.js';

interface CopyLinkProps extends ButtonProps {
  /** Absolute path, with query and fragment. */
  readonly path: string;
  readonly label: string;
}

/** Copies an address for other people, never one that only works on this machine. */
export const CopyLink = ({ path, ...button }: CopyLinkProps) => (
  <CopyButton value={useSharedLink(path)} {...button} />
);
