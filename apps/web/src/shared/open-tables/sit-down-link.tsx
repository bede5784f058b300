import type { ComponentPropsWithRef } from 'react';
import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { createLink } from '../../navigation/link.js';

interface SitDownProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'color' | 'style'> {
  /** Who waits at the table. */
  readonly name: string;
}

const SitDownAnchor = ({ name, ...props }: SitDownProps) => {
  const { t } = useText();
  return (
    <Button component="a" variant="light" aria-label={t('play.sitDownWith', { name })} {...props}>
      {t('play.sitDown')}
    </Button>
  );
};

/** The way from a list to a table at which the deck is chosen. */
export const SitDownLink = createLink(SitDownAnchor);
