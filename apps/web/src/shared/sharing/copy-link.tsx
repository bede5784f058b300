import type { ButtonProps } from '@mantine/core';
import { useSharedLink } from '../../api/share-address.js';
import { CopyButton } from './copy-button.js';

interface CopyLinkProps extends ButtonProps {
  /** From the root, with query and fragment. */
  readonly path: string;
  readonly label: string;
}

/** Copies an address for somebody else: never one that only this machine can open. */
export const CopyLink = ({ path, ...button }: CopyLinkProps) => (
  <CopyButton value={useSharedLink(path)} {...button} />
);
