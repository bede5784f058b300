import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '../../navigation/link.js';

const AnchorButton = (props: ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>) => (
  <Button component="a" {...props} />
);

/** A link that looks like a button, with the router's typed addresses. */
export const LinkButton = createLink(AnchorButton);
