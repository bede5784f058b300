import type { CSSProperties } from 'react';
import { Textarea, type TextareaProps } from '@mantine/core';
import './growing-textarea.css';

interface GrowingTextareaProps extends Omit<TextareaProps, 'rows'> {
  /** Minimum and maximum rows; the field grows with its text between them. */
  readonly rows: readonly [least: number, most: number];
}

/**
 * A multi-line text field whose height the browser sets: measured by a script, each line of a
 * pasted list would cost a layout of the page.
 */
export const GrowingTextarea = ({ rows: [least, most], ...props }: GrowingTextareaProps) => (
  <Textarea
    {...props}
    rows={least}
    classNames={{ input: 'cv-growing' }}
    style={{ '--cv-least-rows': least, '--cv-most-rows': most } as CSSProperties}
  />
);
