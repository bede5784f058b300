import type { ReactNode } from 'react';
import { Alert, Group, Image, Stack, Text } from '@mantine/core';
import { useShareAddress } from '../../api/share-address.js';
import { useText } from '../../i18n/index.js';
import { CopyButton } from './copy-button.js';

interface ShareLinkProps {
  /** Absolute path, with query and fragment. */
  readonly path: string;
  /** A QR code of the same address; omitted if the address is a secret. */
  readonly qr?: { readonly src: string; readonly alt: string };
  /** What the address is for. */
  readonly children?: ReactNode;
  /** Further buttons beside the copy button. */
  readonly buttons?: ReactNode;
}

/**
 * An address for other people's devices: to scan, read or copy, with a warning if they cannot reach
 * it.
 */
export const ShareLink = ({ path, qr, children, buttons }: ShareLinkProps) => {
  const { t } = useText();
  const address = useShareAddress();
  const link = address === null ? null : `${address.url}${path}`;
  return (
    <Group align="flex-start" gap="md">
      {qr === undefined ? null : <Image {...qr} w={148} h={148} bg="white" p={6} radius="sm" />}
      <Stack gap="xs" style={{ minWidth: 0, flex: '1 1 14rem' }}>
        {children}
        <Text
          size="sm"
          className="cv-code"
          style={{ letterSpacing: 0, overflowWrap: 'anywhere', minHeight: '1lh' }}
          data-testid="shared-link"
        >
          {link}
        </Text>
        {address?.reach === 'this-machine' ? (
          <Alert color="yellow" title={t('share.unreachable')}>
            {t('share.unreachableText')}
          </Alert>
        ) : null}
        {address?.reach === 'network' ? (
          <Text size="sm" c="dimmed">
            {t('share.sameNetwork')}
          </Text>
        ) : null}
        <Group gap="xs">
          <CopyButton value={link} label={t('share.copy')} size="compact-md" />
          {buttons}
        </Group>
      </Stack>
    </Group>
  );
};
