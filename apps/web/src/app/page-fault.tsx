import { Component, type ReactNode, useEffect } from 'react';
import { Button, Stack } from '@mantine/core';
import { NoAnswer } from '../api/http.js';
import { useText } from '../i18n/index.js';
import { FailureNote } from '../shared/feedback/failure-note.js';
import { reloadOnce } from '../shared/page/newer-pages.js';
import { serverBack } from '../shared/page/server-answers.js';

/**
 * Replaces a page that threw an error. If code failed to load, the page is reloaded automatically
 * once the server answers, because a newer build may have replaced that code.
 */
const PageFault = ({ error }: { error: unknown }) => {
  const { t } = useText();
  const missing = error instanceof NoAnswer;
  useEffect(() => {
    if (!missing) return;
    let left = false;
    void serverBack().then(() => {
      if (!left) reloadOnce();
    });
    return () => {
      left = true;
    };
  }, [missing]);
  return (
    <Stack py="xl" align="flex-start">
      <FailureNote error={error} />
      <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>
    </Stack>
  );
};

interface BoundaryProps {
  /** The current address: an error at one address does not affect the next. */
  readonly at: string;
  readonly children: ReactNode;
}

interface Fault {
  readonly error: unknown;
  readonly at: string;
}

/** Shows a failed page's error in its place and leaves the frame around it intact. */
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
