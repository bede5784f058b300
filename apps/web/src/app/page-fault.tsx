import { Component, type ReactNode } from 'react';
import { Button, Stack } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { FailureNote } from '../shared/feedback/failure-note.js';

/** A page that threw; a newer build may have replaced a part of it, so a reload is offered. */
const PageFault = ({ error }: { error: unknown }) => {
  const { t } = useText();
  return (
    <Stack py="xl" align="flex-start">
      <FailureNote error={error} />
      <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>
    </Stack>
  );
};

interface BoundaryProps {
  /** The address that is open: what failed at one is tried again at the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface Fault {
  readonly error: unknown;
  readonly at: string;
}

/** Shows in a page's place that it failed, and leaves the frame around it standing. */
export class PageBoundary extends Component<BoundaryProps, { readonly fault: Fault | null }> {
  override state = { fault: null as Fault | null };

  override componentDidCatch(error: unknown): void {
    this.setState({ fault: { error, at: this.props.at } });
  }

  override componentDidUpdate(): void {
    const { fault } = this.state;
    if (fault !== null && fault.at !== this.props.at) this.setState({ fault: null });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault !== null && fault.at === this.props.at ? (
      <PageFault error={fault.error} />
    ) : (
      this.props.children
    );
  }
}
